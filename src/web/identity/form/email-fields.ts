import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { Email } from './email-schema.ts'

export const resolver = zodResolver(z.object({ email: Email }))
