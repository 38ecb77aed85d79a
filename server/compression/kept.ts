import { compress, compressForMany, type Encoding } from './encodings.ts'

/** Bytes that the cache may hold. */
const room = 32 * 1024 * 1024
/** After this many requests an answer is compressed again, at a better quality. */
const often = 8

interface Answer {
  body: Promise<Buffer>
  size: number
  asked: number
}

/** LRU cache of compressed answers, by content. */
export class Kept {
  readonly #answers = new Map<string, Answer>()
  readonly #room: number
  #size = 0
  #isImproving = false

  constructor(most = room) {
    this.#room = most
  }

  get size(): number {
    return this.#size
  }

  get(digest: string, text: Buffer, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${digest}`
    const answer = this.#answers.get(key) ?? this.#add(key, compress(encoding, text))
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    answer.asked += 1
    if (answer.asked === often && encoding === 'br') void this.#improve(key, answer, text)
    return answer.body
  }

  #add(key: string, body: Promise<Buffer>): Answer {
    const answer: Answer = { body, size: 0, asked: 0 }
    body.then(
      (bytes) => this.#measure(key, answer, bytes),
      () => this.#answers.delete(key),
    )
    return answer
  }

  #measure(key: string, answer: Answer, { byteLength }: Buffer): void {
    if (this.#answers.get(key) !== answer) return
    this.#size += byteLength - answer.size
    answer.size = byteLength
    for (const [oldest, { size }] of this.#answers) {
      if (this.#size <= this.#room) return
      this.#answers.delete(oldest)
      this.#size -= size
    }
  }

  /** One at a time: it occupies a thread for long, and clients get the first result meanwhile. */
  async #improve(key: string, answer: Answer, text: Buffer): Promise<void> {
    if (this.#isImproving) {
      answer.asked -= 1
      return
    }
    this.#isImproving = true
    try {
      const bytes = await compressForMany(text)
      answer.body = Promise.resolve(bytes)
      this.#measure(key, answer, bytes)
    } catch {
      // The first result stays.
    } finally {
      this.#isImproving = false
    }
  }
}
