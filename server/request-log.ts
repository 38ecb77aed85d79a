import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) request.log.error({ ...line, err: error }, 'not answered')
    else request.log.info(line, 'answered')
  }
}
