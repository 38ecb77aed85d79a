/** Members by the name of their group; a group without members does not exist. */
export class Groups<Member> {
  readonly #members = new Map<string, Set<Member>>()

  /** @returns whether the member is the first */
  join(name: string, member: Member): boolean {
    const members = this.#members.get(name)
    if (members) members.add(member)
    else this.#members.set(name, new Set([member]))
    return !members
  }

  /** @returns whether the member was the last */
  leave(name: string, member: Member): boolean {
    const members = this.#members.get(name)
    members?.delete(member)
    return members?.size === 0 && this.#members.delete(name)
  }

  of(name: string): Iterable<Member> {
    return this.#members.get(name) ?? []
  }

  has(name: string): boolean {
    return this.#members.has(name)
  }

  names(): Iterable<string> {
    return this.#members.keys()
  }

  sizeOf(name: string): number {
    return this.#members.get(name)?.size ?? 0
  }
}
