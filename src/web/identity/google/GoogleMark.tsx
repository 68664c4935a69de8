/** Google asks that its mark keep its own colors on every button that leads to it. */
export function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
      <path
        fill="#4285F4"
        d="M23 12.26c0-.78-.07-1.53-.2-2.26H12v4.27h6.17a5.28 5.28 0 0 1-2.29 3.46v2.88h3.7c2.17-2 3.42-4.94 3.42-8.35Z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.7-1.03 7.6-2.79l-3.71-2.88c-1.03.69-2.35 1.1-3.89 1.1-2.99 0-5.52-2.02-6.42-4.74H1.75v2.97A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path
        fill="#FBBC05"
        d="M5.58 14.19a6.9 6.9 0 0 1 0-4.38V6.84H1.75a11.5 11.5 0 0 0 0 10.32l3.83-2.97Z"
      />
      <path
        fill="#EA4335"
        d="M12 5.07c1.69 0 3.2.58 4.4 1.72l3.28-3.28A11.03 11.03 0 0 0 12 .5 11.5 11.5 0 0 0 1.75 6.84l3.83 2.97C6.48 7.09 9.01 5.07 12 5.07Z"
      />
    </svg>
  )
}
