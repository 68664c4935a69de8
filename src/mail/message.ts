import type { Email } from './mailer.ts'

/** An email as nodemailer takes it. */
export const toMessage = ({ unsubscribeUrl, ...email }: Email) => ({
  ...email,
  ...(unsubscribeUrl && {
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})
