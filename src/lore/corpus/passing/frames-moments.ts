import type { LunationPhase } from '#sky/events.ts'
import type { Nature } from '../../wording.ts'

// How a moment is told where its own wordings have been used up.

/** A last word of `frames-asides.ts` follows. */
export const transitLines: Record<Nature, string[]> = {
  harmonious: [
    '{on} things fall into place with less pushing than usual{ref}.',
    'Something that has been stiff gives by an inch {on}{ref}.',
    '{on} two sides of you agree before anyone has asked them to{ref}.',
    'What you have been asking for is easier to get {on}{ref}.',
    '{on} you have a tailwind{ref}, a light one.',
    'It goes by itself for an hour or two {on}{ref}.',
  ],
  tense: [
    '{on} two things in you want the same chair{ref}.',
    'Something rubs {on}{ref}, and the first answer is seldom the one worth keeping.',
    '{on} you are asked to move over{ref}, and would rather not.',
    'There is a small tug of war {on}{ref}, best settled by letting go first.',
    '{on} a question sounds like an order{ref}, and may only have been a question.',
    'The day has a corner {on}{ref}, and you may bump into it.',
  ],
  joined: [
    '{on} two things in you speak with one mouth{ref}, louder than either would alone.',
    'A good deal comes together {on}{ref}.',
    '{on} there is more of you than usual{ref}, and it wants one clear outlet.',
    'You are all of a piece {on}{ref}, for better and for louder.',
    '{on} a wish and the means to it turn up at the same door{ref}.',
  ],
}

/** A slow or quick guest comes into {ground}. */
export const houseEntryLines: string[] = [
  '{on} the weight of things shifts{ref}, and from here on more of it rests on {ground}.',
  'A new stretch begins {on}{ref}, and its subject is {ground}.',
  '{on} your attention changes rooms{ref}, toward {ground}.',
  'Clear a little space {on}{ref}, since the coming while has much to do with {ground}.',
  '{on} a door opens to {ground}{ref}, and stays open for some time.',
]

/** A body takes on {mood}. */
export const ingressLines: string[] = [
  '{on} the air changes{ref}, with more in it now of {mood}.',
  'Another manner comes into fashion {on}{ref}, and it leans toward {mood}.',
  '{on} the tone of things changes{ref}, and there is more talk of {mood}.',
  'From here on there is more room for {mood}, and {on} you notice it for the first time{ref}.',
]

/** Something turns, in the matter of {ground}, or with a liking for it. */
export const stationLines: Record<'retrograde' | 'direct', string[]> = {
  retrograde: [
    '{on} something slows, stops and turns{ref}, and what seemed settled about {ground} is read once more.',
    'A second look begins {on}{ref}, and it goes to {ground}.',
    '{on} the way leads back for a while{ref}, past what you had decided about {ground}.',
  ],
  direct: [
    '{on} what had stuck comes loose{ref}, most of all about {ground}.',
    'The long second look at {ground} is over {on}{ref}, and things move on.',
    '{on} the pacing up and down has an end{ref}, and a decision about {ground} can be carried out.',
  ],
}

/** In the matter of {ground}. */
export const lunationLines: Record<LunationPhase, string[]> = {
  new: [
    '{on} something small begins in the matter of {ground}{ref}, too small to be talked about.',
    'Begin one thing about {ground} {on}{ref}, in pencil.',
    '{on} the page about {ground} is blank again{ref}, and one line on it is enough.',
    'In the matter of {ground} the count starts again at one {on}{ref}.',
  ],
  first_quarter: [
    '{on} the thing begun about {ground} meets its first objection{ref}, which is a reason to adjust and none to stop.',
    'What you started about {ground} needs a push {on}{ref}, a small one and on purpose.',
    '{on} it is time to choose in the matter of {ground}{ref}, with half of the facts in hand.',
  ],
  full: [
    '{on} the light falls on {ground}{ref}, and you see what has come of it.',
    'What was begun about {ground} shows its shape {on}{ref}, so look before you judge.',
    '{on} nothing about {ground} can be overlooked{ref}, the good part included.',
    'In the matter of {ground} the picture is complete {on}{ref}, down to the corners.',
  ],
  last_quarter: [
    '{on} something about {ground} may be put away{ref}, with thanks and without a speech.',
    'Sort what is left of {ground} {on}{ref} into what goes on and what has done its work.',
    '{on} one loose end about {ground} can be cut or tied{ref}, and either will do.',
  ],
}

export const eclipseLines: Record<'solar' | 'lunar', string[]> = {
  solar: [
    '{on} somebody turns off the usual lamp over {ground}{ref}, and you notice by what else you can see.',
    'A longer chapter about {ground} begins {on}{ref}, with a pause instead of a drumroll.',
    '{on} the subject of {ground} goes quiet for a breath{ref}, and starts again from another side.',
  ],
  lunar: [
    '{on} a long story about {ground} shows its other side{ref}, so read it to the end before you answer.',
    'Something about {ground} has been carried long enough {on}{ref}, and may be set down.',
    '{on} the light over {ground} dims and comes back{ref}, and you see what you had stopped noticing.',
  ],
}

/** The Moon's day, of which nothing weightier is told. */
export const moonDayLines: string[] = [
  '{on} nothing presses{ref}, which is a mood of its own.',
  'The calendar leaves a margin {on}{ref}.',
  '{on} you may go by how you feel{ref}, since little else asks to be gone by.',
  'Little happens {on}{ref}, and there is something to be said for that.',
  'No large business is in sight {on}{ref}.',
  '{on} you can hear yourself think{ref}.',
  'It is an ordinary day {on}{ref}, and shows you how ordinary feels.',
  '{on} the week takes a breath{ref}.',
]
