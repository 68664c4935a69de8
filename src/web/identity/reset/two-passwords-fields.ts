import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { newPasswordFields } from '../password/new-password-fields.ts'

const { fields, confirmed } = newPasswordFields(messages.identity.passwordsDiffer.text)

export const resolver = zodResolver(confirmed(z.object(fields)))
