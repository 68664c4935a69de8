/** How a birthday brings the subject of the year, `{noun}`, where the year of it begins only then. */
export const bridges: readonly string[] = [
  'Your birthday on {day} puts an end to the preliminaries, and from then on you deal in earnest with {noun}.',
  "Until your birthday on {day} there's time to think about {noun}, and after it the thinking has to lead somewhere.",
  'On {day} your birthday brings the year to its subject, and from there you have to do something about {noun}.',
]
