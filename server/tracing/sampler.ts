import { createHmac } from 'node:crypto'
import { TraceIdRatioBasedSampler, type Sampler } from '@opentelemetry/sdk-trace'
import { keyedHash } from '../seal.ts'

const idLength = 32

/** All nodes decide alike for one trace id. The hash is keyed, so a caller cannot choose an id that is recorded. */
export function keyedSampler(secret: string, ratio: number): Sampler {
  const key = keyedHash(secret, 'traces', '')
  const byRatio = new TraceIdRatioBasedSampler(ratio)
  return {
    shouldSample: (context, traceId) =>
      byRatio.shouldSample(
        context,
        createHmac('sha256', key).update(traceId).digest('hex').slice(0, idLength),
      ),
    toString: () => `keyed ${byRatio.toString()}`,
  }
}
