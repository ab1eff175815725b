/** The placeholders in a saved reply, as staff write them. */
export const replyBlanks = ['{name}', '{reference}'] as const

export interface ReplyFacts {
  name: string
  reference: string
}

/** A saved reply with the facts of a message in place of its blanks. A name that looks like a blank stays a name. */
export function fillReply(body: string, { name, reference }: ReplyFacts): string {
  return body.replace(/\{(name|reference)\}/g, (_blank, fact) => (fact === 'name' ? name : reference))
}
