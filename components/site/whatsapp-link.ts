/** Returns a link that opens WhatsApp with a message about a page. The sender chooses the recipient. */
export function whatsAppLink(text: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`
}
