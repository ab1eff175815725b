import { useToday } from '@/components/site/use-today'
import { Textarea } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { COVER_LETTER_MAX, startDateRange } from '@/lib/applications/application-rules'
import { experienceLevels } from '@/lib/applications/experience'
import { formatCount } from '@/lib/count'
import { ApplyField, type ApplyValues, LineField } from './apply-field'
import { FormSection } from './form-section'

export function PersonalFields(shown: ApplyValues) {
  return (
    <FormSection title="Personal Information">
      <LineField
        {...shown}
        name="applicantName"
        label="Full name"
        autoComplete="name"
        autoCapitalize="words"
      />
      <LineField
        {...shown}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <LineField {...shown} name="phone" label="Phone number" type="tel" autoComplete="tel" />
      <LineField
        {...shown}
        name="location"
        label="Location"
        autoComplete="address-level2"
        placeholder="Lagos, Nigeria"
      />
    </FormSection>
  )
}

const webInput = { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const

export function ProfessionalFields(shown: ApplyValues) {
  const today = useToday()
  return (
    <FormSection title="Professional Information">
      <ApplyField {...shown} name="experience" label="Experience level">
        {(control) => (
          <Select {...control}>
            <option value="">Please choose</option>
            {Object.entries(experienceLevels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </ApplyField>
      <LineField
        {...shown}
        name="availableStartDate"
        label="Available start date"
        type="date"
        {...(today && startDateRange(today))}
      />
      <LineField {...shown} {...webInput} name="linkedinUrl" label="LinkedIn URL" optional />
      <LineField {...shown} {...webInput} name="portfolioUrl" label="Portfolio URL" optional />
      <LineField
        {...shown}
        name="salaryExpectation"
        label="Salary expectation"
        hint="For example, ₦8M a year."
        optional
      />
    </FormSection>
  )
}

/** `isGeneral`: the application is not for a position. */
export function CoverLetterField({ isGeneral, ...shown }: ApplyValues & { isGeneral: boolean }) {
  const question = isGeneral ? 'What would you like to do here, and why you?' : 'Why this job, and why you?'
  return (
    <FormSection title="Cover Letter">
      <div className="sm:col-span-2">
        <ApplyField
          {...shown}
          name="coverLetter"
          label="Cover letter"
          hint={`${question} A few paragraphs are enough, up to ${formatCount(COVER_LETTER_MAX)} characters.`}
        >
          {(control) => <Textarea {...control} rows={8} autoCapitalize="sentences" />}
        </ApplyField>
      </div>
    </FormSection>
  )
}
