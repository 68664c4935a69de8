import type { AspectPoint } from '#sky/aspects.ts'
import type { LunationPhase } from '#sky/events.ts'
import type { AspectQuality } from '../../wording.ts'

// Lines for an event whose own wordings were all used recently.

/** By natal point; a line of `asides.ts` follows. */
export const pointLines: Record<AspectPoint, Record<AspectQuality, string[]>> = {
  sun: {
    harmonious: [
      '{on} being yourself takes less doing than usual{ref}.',
      'You are met halfway {on}{ref}, and may put down the other half of the speech.',
    ],
    tense: [
      '{on} your will and the timetable want the same chair{ref}.',
      'Somebody questions a thing that carries your signature {on}{ref}, and the first answer is seldom the one worth keeping.',
    ],
    joined: [
      '{on} what you want is plain to everyone in the room{ref}, you included.',
      'There is a good deal of you about {on}{ref}, and it wants one clear outlet.',
    ],
  },
  moon: {
    harmonious: [
      '{on} your mood and your surroundings agree about the lamp{ref}.',
      'You are easily comforted {on}{ref}, and comforting too.',
    ],
    tense: [
      '{on} something small goes to your heart by the shortest road{ref}.',
      'You want to be left in peace and asked how you are {on}{ref}, both at once.',
    ],
    joined: [
      '{on} a feeling arrives before its reasons{ref}, and takes off its shoes.',
      'Everything goes in a little deeper {on}{ref}, the soup and the news alike.',
    ],
  },
  mercury: {
    harmonious: [
      '{on} the word you need comes when it is called{ref}.',
      'You explain a thing in two sentences {on}{ref} that took two pages before.',
    ],
    tense: [
      '{on} you say one thing and the others hear its cousin{ref}.',
      'Plans made on paper meet the traffic {on}{ref}, and want a second draft.',
    ],
    joined: [
      '{on} your thoughts have company and interrupt each other{ref}.',
      'Something that you had only half thought gets its name {on}{ref}.',
    ],
  },
  venus: {
    harmonious: [
      '{on} what is pleasant and what is right sit down at one table{ref}.',
      'People show you their nicer side {on}{ref}, and you hold the mirror.',
    ],
    tense: [
      '{on} what you like and what is good for you send separate invitations{ref}.',
      'A small coolness needs a small warmth {on}{ref}, and somebody has to go first.',
    ],
    joined: [
      '{on} your liking for something is written all over you{ref}.',
      'Something beautiful stands in your way {on}{ref}, on the stairs or on the plate, and wants a minute.',
    ],
  },
  mars: {
    harmonious: [
      '{on} the work and the wish to do it turn up at the same door{ref}.',
      'You get more done before noon {on}{ref} than the list had hoped.',
    ],
    tense: [
      '{on} you pull and something pulls back{ref}, best met by letting go first.',
      'Your elbows are out a little {on}{ref}, and the corridor is narrow.',
    ],
    joined: [
      '{on} you want to start, and it hardly matters with what{ref}.',
      'There is a hammer in your hand {on}{ref}, so look around for a nail.',
    ],
  },
  jupiter: {
    harmonious: [
      '{on} a door is open wider than you need{ref}.',
      'You think well of people {on}{ref}, and they rise to it.',
    ],
    tense: [
      '{on} your eyes are larger than your calendar{ref}.',
      'A promise wants to leave your mouth {on}{ref} before it has looked at the clock.',
    ],
    joined: [
      '{on} a hope of yours takes up more room than it used to{ref}.',
      'Enough feels like the top of the menu {on}{ref}.',
    ],
  },
  saturn: {
    harmonious: [
      '{on} slow work pays out by the hour{ref}.',
      'You know what is yours to carry {on}{ref}, and it has a handle.',
    ],
    tense: [
      '{on} something says not yet{ref}, and has its reasons.',
      'The list looks at you over its glasses {on}{ref}, and shrinks if you begin at the bottom.',
    ],
    joined: [
      '{on} a duty and you are alone in the room{ref}.',
      'What you have put off has come in and sat down {on}{ref}.',
    ],
  },
  uranus: {
    harmonious: [
      '{on} the odd way round turns out to be the short one{ref}.',
      'A change you had braced for feels like fresh air {on}{ref}.',
    ],
    tense: [
      '{on} a plan gives way where you had leaned on it{ref}, and you stay on your feet.',
      'You would like to overturn something {on}{ref}, and a habit would do for a start.',
    ],
    joined: [
      '{on} a thought comes in by the window{ref}.',
      'You surprise yourself {on}{ref}, and one other person.',
    ],
  },
  neptune: {
    harmonious: [
      '{on} you know a thing without having been told{ref}.',
      'Tunes, colors and other people come through more softly {on}{ref}.',
    ],
    tense: [
      '{on} the outline of something you were sure of runs a little{ref}.',
      'You hear what you would like to hear {on}{ref}, so have it said twice.',
    ],
    joined: [
      '{on} there is a mist over the practical side of things{ref}, and a lovely light in it.',
      'You are half elsewhere {on}{ref}, and may send for the other half by supper.',
    ],
  },
  pluto: {
    harmonious: [
      '{on} you have more hold on a deep matter than it has on you{ref}.',
      'Something long under the floor lends you its strength {on}{ref}.',
    ],
    tense: [
      '{on} a small thing pulls at a long root{ref}.',
      'You and somebody hold the same rope {on}{ref}, and neither has said what is tied to it.',
    ],
    joined: [
      '{on} you mean it{ref}, and the room can tell.',
      'What you had buried neatly shows a corner {on}{ref}.',
    ],
  },
  asc: {
    harmonious: [
      '{on} people take you the way you meant it{ref}.',
      'You come in at the right moment {on}{ref}, and somebody moves over.',
    ],
    tense: [
      '{on} you and your entrance are out of step{ref}.',
      'Somebody stands where you were about to stand {on}{ref}, and smiles.',
    ],
    joined: [
      '{on} it is written on your face before you have said it{ref}.',
      'You are what people see first {on}{ref}, so choose the coat.',
    ],
  },
  mc: {
    harmonious: [
      '{on} what you do and what you are seen to do agree{ref}.',
      'Your name comes up in the right tone {on}{ref}, whether or not you hear it.',
    ],
    tense: [
      '{on} the work wants you and so does everybody else{ref}.',
      'You are asked in public about a thing that is half done {on}{ref}.',
    ],
    joined: [
      '{on} your work stands in the window with the light on{ref}.',
      'People connect you with one thing {on}{ref}, and you may choose which.',
    ],
  },
}

/** When those were used recently as well. */
export const transitLines: Record<AspectQuality, string[]> = {
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

/** A body enters a house: {ground}. */
export const houseEntryLines: string[] = [
  '{on} the weight of things shifts{ref}, and from here on more of it rests on {ground}.',
  'A new stretch begins {on}{ref}, and its subject is {ground}.',
  '{on} your attention changes rooms{ref}, toward {ground}.',
  'Clear a little space {on}{ref}, since the coming while has much to do with {ground}.',
  '{on} a door opens to {ground}{ref}, and stays open for some time.',
]

/** A body re-enters a house: {ground}. */
export const houseReentryLines: string[] = [
  '{on} something about {ground} that seemed done is opened once more{ref}.',
  'You go back for what you left lying about {ground} {on}{ref}, and this time you know where it is.',
  '{on} the subject of {ground} asks for a second reading{ref}, slower than the first.',
  'What you had put away about {ground} is on the table again {on}{ref}.',
  '{on} you are owed another look at {ground}{ref}, without the hurry of the first.',
]

/** A body enters a sign: {mood}. */
export const ingressLines: string[] = [
  '{on} the air changes{ref}, with more in it now of {mood}.',
  'Another manner comes into fashion {on}{ref}, and it leans toward {mood}.',
  '{on} the tone of things changes{ref}, and there is more talk of {mood}.',
  'From here on there is more room for {mood}, and {on} you notice it for the first time{ref}.',
]

/** A body re-enters a sign: {mood}. */
export const ingressReturnLines: string[] = [
  '{on} an earlier manner comes back for a while{ref}, and with it the taste for {mood}.',
  'What you had left unfinished about {mood} knocks again {on}{ref}.',
  '{on} the talk returns to {mood}{ref}, with a little more patience than before.',
  'Another look at {mood} is granted {on}{ref}, and may correct the first.',
]

/** A station: {ground}. */
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

/** A lunation: {ground}. */
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

/** The Moon, on a day without a weightier event. */
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
