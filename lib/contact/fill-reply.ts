/** The placeholders in a saved reply, as staff write them. */
export const replyBlanks = ['{name}', '{reference}'] as const

export interface ReplyFacts {
  name: string
  reference: string
}

/** Fills in the placeholders of a saved reply. A name that looks like a placeholder is left unchanged. */
export function fillReply(body: string, { name, reference }: ReplyFacts): string {
  return body.replace(/\{(name|reference)\}/g, (_blank, fact) => (fact === 'name' ? name : reference))
}
