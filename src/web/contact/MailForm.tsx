import { type FormEvent, useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { fieldClass, TextField } from '#web/ui/TextField.tsx'

/** Opens an email in the visitor's own mail program; nothing is sent through our server. */
export function MailForm({ email }: { email: string }) {
  const id = useId()
  function openMail(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const subject = encodeURIComponent(String(fields.get('subject')))
    const body = encodeURIComponent(String(fields.get('message')))
    window.location.href = `mailto:${email}?subject=${subject}&body=${body}`
  }
  return (
    <form className="mt-10 flex flex-col gap-5" onSubmit={openMail}>
      <h2 className="font-serif text-2xl tracking-heading">Write to us</h2>
      <TextField label="Subject" name="subject" />
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          Message
        </label>
        <textarea id={id} name="message" rows={6} className={`${fieldClass} py-3`} />
      </div>
      <Button type="submit" className="self-start">
        Open in your mail program
      </Button>
    </form>
  )
}
