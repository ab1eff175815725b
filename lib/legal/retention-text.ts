/** All in months. */
interface RetentionPeriods {
  signupMonths: number
  messageMonths: number
  emailMonths: number
  /** From the decision on an application. */
  retentionMonths: number
}

/** Returns the text of the section "Retention periods", in the format of legal texts. */
export function retentionText(periods: RetentionPeriods): string {
  return `These are our current retention periods. They also apply to data we already hold.

• Waitlist signups: ${months(periods.signupMonths)} after joining
• Messages we have answered: ${months(periods.messageMonths)} after the last reply, note or change of status
• Copies of emails we sent, including the address they went to: ${months(periods.emailMonths)} after we wrote the email
• Job applications and resumes: ${months(periods.retentionMonths)} after our decision`
}

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
