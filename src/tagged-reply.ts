/** A reply that a browser may keep, if it asks each time whether it is still the caller's. */
export class TaggedReply<Reply> {
  readonly reply: Reply
  /** The entity tag: changes with every change of the reply, and is nobody else's. */
  readonly tag: string

  constructor(reply: Reply, tag: string) {
    this.reply = reply
    this.tag = tag
  }
}
