import { site } from '@/lib/site'

const accountNotices = {
  'password-changed': {
    subject: 'Your password was changed',
    text: 'Your account password was changed, and you were signed out everywhere else.',
  },
  'factor-on': {
    subject: 'Two-factor authentication is on',
    text: 'From now on, signing in requires your password and a code from your authenticator app.',
  },
  'factor-off': {
    subject: 'Two-factor authentication was turned off',
    text: 'Signing in to your account no longer requires a code from your authenticator app.',
  },
  'factor-reset': {
    subject: 'Your sign-in settings were reset',
    text: 'A colleague or a server administrator removed any passkeys and two-factor authentication from your account. Until you set them up again, signing in requires only your password.',
  },
  'codes-renewed': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were generated for your account. The old ones no longer work.',
  },
  'passkey-added': {
    subject: 'Your account has a new passkey',
    text: 'A passkey was added to your account. It can be used to sign in without your password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    text: 'A passkey was removed from your account. It can no longer be used to sign in.',
  },
  'new-browser': {
    subject: 'New sign-in to your account',
    text: 'Someone signed in to your account from a browser you haven’t used in the past 30 days.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    text: 'Someone used one of your recovery codes to sign in to your account, or to confirm that it’s you. That code can’t be used again.',
  },
  'codes-guessed': {
    subject: 'Someone is trying to sign in to your account',
    text: 'Someone entered your correct password, followed by too many incorrect codes. They were not able to sign in.',
  },
  'email-changed': {
    subject: 'Your account no longer uses this email address',
    text: 'Your account’s email address was changed or removed. This is the last security notice we’ll send to this address.',
  },
  'email-added': {
    subject: 'Your account uses this email address',
    text: 'From now on, we’ll send security notices about your account to this address.',
  },
  'role-changed': {
    subject: 'Your role was changed',
    text: 'Someone with the Owner role changed what your account may do. Go to your account to see your new role.',
  },
}

/** The emails about what a colleague did, which all owners get. */
export const ownerNotices = {
  'storage-changed': {
    subject: 'The file storage was changed',
    text: 'Someone connected or disconnected the storage for images and resumes. The activity log shows who did it.',
  },
  'contact-email-changed': {
    subject: 'The address for messages was changed',
    text: 'Someone changed the email address that gets the messages from the contact page. The activity log shows who did it.',
  },
  'hiring-email-changed': {
    subject: 'The address for applications was changed',
    text: 'Someone changed the email address that gets job applications and applicants’ replies. The activity log shows who did it.',
  },
  'retention-shortened': {
    subject: 'Personal data will be erased sooner',
    text: 'Someone shortened a retention period for personal data. Nothing is erased for a week, so there is time to change it back. The activity log shows who changed what.',
  },
  'account-created': {
    subject: 'A new colleague has an account',
    text: `Someone accepted an invitation to ${site.name} Admin. The staff list shows who, and with which role.`,
  },
  'account-disabled': {
    subject: 'A staff account was disabled',
    text: 'Someone with the Owner role disabled a staff account, possibly yours. If you can no longer sign in, ask another owner to enable your account. If there is no other owner, a server administrator can do it.',
  },
  'account-enabled': {
    subject: 'A disabled staff account was enabled',
    text: 'Someone with the Owner role, or a server administrator, enabled a staff account that had been disabled. The activity log shows who did it.',
  },
  'owner-added': {
    subject: 'A colleague has become an owner',
    text: 'Someone with the Owner role gave that role to a colleague. The activity log shows who did it.',
  },
  'factor-optional': {
    subject: 'Passkeys and two-factor authentication are optional again',
    text: 'Someone with the Owner role made passkeys and two-factor authentication optional for all accounts. The activity log shows who did it.',
  },
  'factor-set-up': {
    subject: 'A staff member set up a passkey or two-factor authentication',
    text: 'A staff member set up a passkey or two-factor authentication for their account, as is now required. The activity log shows who it was.',
  },
  'list-exported': {
    subject: 'A list of people was exported',
    text: 'Someone downloaded the waitlist, the newsletter list or the applications as a file. The activity log shows who did it.',
  },
}
export type OwnerEvent = keyof typeof ownerNotices

/** The emails that staff get: about changes to their own account, and to what owners are responsible for. */
export const notices = { ...accountNotices, ...ownerNotices }
export type AccountChange = keyof typeof notices
