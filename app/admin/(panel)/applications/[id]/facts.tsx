import { ExternalLink } from '@/components/admin/external-link'
import { Fact } from '@/components/admin/fact'
import { Card } from '@/components/ui/card'
import type { ApplicationDetails } from '@/lib/applications/admin-queries'
import { experienceName } from '@/lib/applications/experience'
import { formatLongDate } from '@/lib/dates'
import { mailtoLink } from '@/lib/platform/email-address'
import { FromAddress } from '../../_from-address/from-address'

/** Shows everything the applicant sent except the file. */
export function ApplicationFacts({ application }: { application: ApplicationDetails }) {
  const { id, email, phone, location, experience, salaryExpectation, portfolioUrl, linkedinUrl } = application
  return (
    <>
      <Card className="p-5 sm:p-6">
        <h2 className="text-lg font-semibold">Application</h2>
        <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact name="Email">
            <a href={mailtoLink(email)} className={link}>
              {email}
            </a>
            <FromAddress email={email} record={{ kind: 'applications', id }} />
          </Fact>
          <Fact name="Phone">
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
              {phone}
            </a>
          </Fact>
          <Fact name="Location">{location}</Fact>
          <Fact name="Experience">{experienceName(experience)}</Fact>
          <Fact name="Available start date">{formatLongDate(application.availableStartDate)}</Fact>
          <Fact name="Salary expectation">{salaryExpectation || 'Not specified'}</Fact>
          <Fact name="Portfolio">
            <ExternalLink url={portfolioUrl} className={link} />
          </Fact>
          <Fact name="LinkedIn">
            <ExternalLink url={linkedinUrl} className={link} />
          </Fact>
        </dl>
      </Card>
      <Card className="p-5 sm:p-6">
        <h2 className="text-lg font-semibold">Cover letter</h2>
        <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">
          {application.coverLetter || 'Not specified'}
        </p>
      </Card>
    </>
  )
}

const link = 'font-medium text-accent underline-offset-4 hover:underline'
