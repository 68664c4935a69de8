import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'primary' | 'outline' | 'quiet' | 'danger'
type Size = 'medium' | 'large'

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover border border-transparent',
  outline: 'border border-control text-ink hover:border-ink bg-transparent',
  quiet: 'border border-transparent text-ink hover:bg-highlight',
  danger: 'border border-danger text-danger hover:bg-danger hover:text-background',
}

const sizes: Record<Size, string> = {
  medium: 'min-h-11 px-5 text-sm',
  large: 'min-h-12 px-7 text-base',
}

function buttonClass(look: Look, size: Size, className = '') {
  return `inline-flex print:hidden items-center justify-center gap-2 rounded-full font-semibold text-center no-underline select-none transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 ${looks[look]} ${sizes[size]} ${className}`
}

interface Appearance {
  look?: Look
  size?: Size
}

export function Button({
  look = 'primary',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Appearance) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />
}

/** A link that looks like a button because it is the next step. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: ComponentProps<typeof Link> & Appearance) {
  return <Link className={buttonClass(look, size, className)} prefetch="intent" {...rest} />
}
