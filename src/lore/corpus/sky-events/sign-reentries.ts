import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../wording.ts'

/** Wordings for a body that re-enters a sign while retrograde. */
export const signReentries: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        '{on} a start you had left behind asks whether it was a start or only a noise{ref}.',
        'Go back to the line, look at your footprints, and set off once more at half the speed.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'An old impatience looks in again {on}{ref}.',
        'Offer it the one task it never finished, with a clear end and no audience.',
      ],
    },
    {
      view: 'body',
      sentences: [
        '{on} your feet find themselves at an old starting block{ref}.',
        'Shake out the legs, look down the lane, and run it this time for the pleasure of running.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'money',
      sentences: [
        '{on} something slow that you had thought was settled wants to be weighed in the hand again{ref}.',
        'Feel whether it still has its weight, and keep or sell accordingly.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Comfort calls you back for what you forgot to enjoy {on}{ref}.',
        'Sit down to it properly this time, with both feet on the floor.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'A recipe you had given up on asks for another try {on}{ref}, in the pan or in a manner of speaking.',
        'Choose the lower flame, and let it be done when it is done.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'desk',
      sentences: [
        '{on} a half-read thing falls open at the page where you stopped{ref}.',
        'Read on from there, aloud if you like, and strike out one opinion you have outlived.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'A talk that had run dry springs up again {on}{ref}.',
        'Ask the question you were too quick for the last time, and wait twice as long for the reply.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        '{on} something you once said in passing comes back, a little altered by its travels{ref}.',
        'Hear it as though somebody else had said it, and improve one word.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        '{on} an old tenderness turns back at the gate, having forgotten its hat{ref}.',
        'Ask it in, and let it tell you what it came for while you look for the hat.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'What you had stopped looking after looks up at you again {on}{ref}.',
        'Water it, feed it or give it to somebody with a sunnier window.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Somebody you used to worry about is in your thoughts again {on}{ref}.',
        'Send soup or a postcard rather than advice, and let them tell you what has changed.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        '{on} you are called back for a bow you had skipped{ref}.',
        'Take it plainly, and use the light to point at somebody who helped.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'A warmth you had put down as over flares up at the edges {on}{ref}.',
        'Hold your hands to it for a while before you decide to lay on wood.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        '{on} a thing you made with pride lies on top of the pile again{ref}.',
        'Put back the boldest part, which you took out to please someone, and leave the others as they are.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        '{on} the detail you let pass comes back through the slot{ref}.',
        'Mend that one, initial it, and resist opening the rest of the file.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'A good order you had given up knocks and says that it is smaller now {on}{ref}.',
        'Let it have one shelf and a fixed hour.',
      ],
    },
    {
      view: 'body',
      sentences: [
        '{on} a neglected bit of upkeep taps you on the shoulder{ref}.',
        'Give it ten minutes a day until it stops, and count nothing but the days.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        '{on} the balance between you and someone is called in for another reading{ref}.',
        'Put on the scale what you left off out of politeness, and let them do the same.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'A courtesy you had done with is asked for again {on}{ref}.',
        'Before you give it, find out whether it was ever yours, and whether you would rather give something truer.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'A friendship you had filed under settled lies open on the table {on}{ref}.',
        'Bring a cake, take the other chair from last time, and ask how it looked from there.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'solitude',
      sentences: [
        '{on} you go down again for something you left in the dark on purpose{ref}.',
        'It may be lighter than you thought, so bring it up as far as the kitchen table.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'A trust you had sealed is opened once more {on}{ref}.',
        'Look whether everything in it is still alive, and close it no tighter than it needs.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        '{on} a question you had walled up can be heard behind the plaster{ref}.',
        'Take out one brick, listen, and decide only about the next.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'desk',
      sentences: [
        '{on} the large plan comes back from its travels with sand in its shoes{ref}.',
        'Ask what it learned before you ask where it is going next.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'An old certainty wants another hearing {on}{ref}.',
        'Give it an evening and a good listener, and see which half it repeats.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'The road you praised to everyone leads past your door again {on}{ref}.',
        'Go a little way along it with somebody who has never heard the story, and let them point out the flowers.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'habit',
      sentences: [
        '{on} a duty you had handed in is handed back with one line unsigned{ref}.',
        'Sign it or say why not, and ask for a receipt.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'The long climb goes back for a stage that was taken in fog {on}{ref}.',
        'Walk it again by daylight, slowly, and move the one marker that was wrong.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        '{on} an old plan of yours steps forward, hat in hand{ref}.',
        'You were stricter when you drew it.',
        'Keep the foundation, and give the upper floors larger windows.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'friendship',
      sentences: [
        '{on} an odd idea you had outgrown sits in the circle again{ref}.',
        'Hear whether it has grown as well, and what it would look like on a weekday.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'The distance you had given up is offered to you once more {on}{ref}.',
        'Take it by the hour rather than by the month, and wave now and then.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'An invention you had put up in the attic hums {on}{ref}.',
        'Fetch it down, blow off the dust, and ask somebody half your age, or twice it, what they would use it for.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'memory',
      sentences: [
        '{on} a dream you had let go of drifts back to the bank{ref}.',
        'Do not haul at it, only walk beside it a little and see where it is bound.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Something unfinished comes in again with the tide {on}{ref}.',
        'Keep what is whole, rinse it, and let the rest go out as it came.',
      ],
    },
    {
      view: 'body',
      sentences: [
        '{on} a weariness you had taken for gone wades back to you{ref}.',
        'Let it have an evening in warm water, and ask, before you dry off, what it was carrying.',
      ],
    },
  ],
}
