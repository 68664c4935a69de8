/** What a birthday does to the subject of the year, `{noun}`: where the year of it begins, and where it ends. */
export const bridges: Record<'begins' | 'ends', readonly string[]> = {
  begins: [
    'Your birthday on {day} puts an end to the preliminaries, and from then on you deal in earnest with {noun}.',
    "Until your birthday on {day} there's time to think about {noun}, and after it the thinking has to lead somewhere.",
    'On {day} your birthday brings the year to its subject, and from there you have to do something about {noun}.',
  ],
  ends: [
    "What you've settled about {noun} goes with you, and the rest gets less of your attention.",
    "You aren't done with {noun} at that point, but less depends on it.",
    'Whatever is still open about {noun} is decided from there by how you live.',
    'Another subject comes forward, and you can look back at {noun} from a little distance.',
  ],
}
