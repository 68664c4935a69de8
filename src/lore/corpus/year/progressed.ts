import type { House } from '#lore/house.ts'
import type { Sign } from '#sky/zodiac.ts'

/** What the progressed Moon in a sign makes a person need, for about two and a half years. */
export const progressedMoonSigns: Record<Sign, string[]> = {
  Aries: [
    'You need a start of some kind, and waiting for company makes you cross. You wake up wanting to do something about it, even before you know what.',
    "Long talks about feelings tire you out. A fast walk beside someone who doesn't ask puts you right by the second mile.",
  ],
  Taurus: [
    "You need things to hold still until you've enjoyed them. Comfort stops being a reward and becomes a plain requirement, beginning with sleep and decent meals.",
    'People in a hurry seem a little unreal to you, so they get their answer tomorrow. What calms you is being in one place long enough to know its sounds.',
  ],
  Gemini: [
    'You need variety, and a day without a good exchange feels wasted. The pile of half-read books by the bed is a sign of good health.',
    'Talking is how you find out what you feel. Several short visits do more for you than one deep evening.',
  ],
  Cancer: [
    'You need a place to be off duty, with people who knew you before. A quiet night with one other person does for you what a week away usually does.',
    'You get hungry for familiar food and familiar voices. Strangers take more out of you than they used to.',
  ],
  Leo: [
    "You need warmth that's said aloud by people who look up when you come in. Hinting at it has stopped working.",
    "You want to be delighted in. Making something, or dressing up for nobody special, gets you halfway there without anyone's help.",
  ],
  Virgo: [
    'What soothes you is being useful and having things where they belong. Small improvements calm you more than consolation does.',
    'Being thanked for one specific thing reaches you, and general praise runs off like rain. You feel better once something has been put right, however small it is.',
  ],
  Libra: [
    "You need company that's fair, and always deciding alone wears you out. You feel better for being among people, provided that nobody raises their voice.",
    'How a room looks matters more than it did, and you may repaint one to change a mood. A disagreement left overnight keeps you awake.',
  ],
  Scorpio: [
    "You need the truth, early and in private. You'd sooner have one person who knows everything than ten who know you're busy.",
    'Moods go all the way down and take their time. Being cheered up feels too much like being sent home.',
  ],
  Sagittarius: [
    'You need something ahead of you, and a weekend without a plan closes in by noon. A new subject or an hour on a train gives you back your sense of humor.',
    'What lifts you is distance, in any form you can afford. People who only want reassurance find you a bit brisk.',
  ],
  Capricorn: [
    "You need to see something finished, and kind words don't replace that. You calm down by getting on with it.",
    "You'd rather be relied on than comforted. The softer feelings are all there, and they come out late in the evening when the work has been put away.",
  ],
  Aquarius: [
    "You need air around you and friends who don't keep count. You want to be fond of people without being expected by them.",
    'Odd hours suit you and so does odd company. When somebody gets too tender you may hear yourself explaining something.',
  ],
  Pisces: [
    "You need rest that nobody can measure. Your skin gets thinner, and other people's afternoons end up in your evening.",
    'A long sleep counts as a practical measure for a while, and so does a good cry at a film. You pick up what people feel before you know what you feel yourself.',
  ],
}

export const progressedMoonHouses: Record<House, string[]> = {
  1: [
    "Your feelings show on the outside, and people respond to them before you've spoken.",
    'You may be moody in public and find that nobody needs an apology for it.',
  ],
  2: [
    'A bill can ruin your morning, and a full fridge can save one.',
    'Security means something that can be counted, and you like to do the counting yourself.',
  ],
  3: [
    'Small errands soothe you, as does hearing how everybody is.',
    'You do best when you talk most days, about nothing much, with somebody who knows the people involved.',
  ],
  4: [
    'Where you live matters more for a while than what you do.',
    'You want less from outside and more from your own four walls.',
  ],
  5: [
    'Being silly with someone, or absorbed in making something, settles you better than an early night.',
    'You want to be enjoyed, which is more than being needed.',
  ],
  6: [
    'How the day is organized decides how you feel in it, and a late lunch can tip your mood for hours.',
    'Routines that are kind to your body do more for you than any change of scene.',
  ],
  7: [
    "Your mood depends on one other person more than you'd like to admit.",
    "A day that you've told nobody about feels as if it hadn't happened.",
  ],
  8: [
    "Politeness between close people begins to bore you, and you want to know what's underneath.",
    'You want one person with whom nothing has to be tidied up first.',
  ],
  9: [
    "You get homesick for places you haven't been, while the usual blocks seem to shrink.",
    "You want something to think about that's larger than your own week.",
  ],
  10: [
    'What people think of your work gets under your skin, in both directions.',
    "On days without a purpose of your own you're poor company.",
  ],
  11: [
    "You want a table somewhere among people who'd notice by the second week that you were missing.",
    'Friends do for you what family does at other times.',
  ],
  12: [
    'You want more time alone than you can easily explain.',
    'Company is pleasant and uses you up, and the best hour of the day may be one that nobody else knows you had.',
  ],
}
