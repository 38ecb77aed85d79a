import {
  DefaultHttpClient,
  HttpError,
  NullLogger,
  type HttpRequest,
  type HttpResponse,
} from '@microsoft/signalr'

const unauthorized = 401

/** Notes a 401: the connection itself only reports, in English, that negotiating failed. */
export class TurnedAwayClient extends DefaultHttpClient {
  turnedAway = false

  constructor() {
    super(NullLogger.instance)
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await super.send(request)
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === unauthorized) this.turnedAway = true
      throw error
    }
  }
}
