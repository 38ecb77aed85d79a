import { createHmac } from 'node:crypto'
import { TraceIdRatioBasedSampler, type Sampler } from '@opentelemetry/sdk-trace'
import { keyedHash } from '../seal.ts'

const idLength = 32

/**
 * Every node decides the same for one trace. The key keeps the decision from whoever sends the id: nobody can choose one that is recorded.
 */
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
