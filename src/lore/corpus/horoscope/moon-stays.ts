import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'

// The Moon enters or leaves a house or sign during the day. {time} is an instant of the day in UTC; the
// following sentences interpret the house or sign.

export interface StayLines {
  enters: string[]
  leaves: string[]
}

export const houseStays: Record<House, StayLines> = {
  1: {
    enters: [
      'From {time} the day is more about you{ref}.',
      'After {time} your own skin is closer than the schedule{ref}.',
      'At {time} you come back to yourself, face first{ref}.',
    ],
    leaves: [
      "Until {time} the day is yours before it is anybody else's{ref}.",
      'Up to {time} every mood of yours shows on the outside{ref}.',
      'Before {time} you are easier to read than you think{ref}.',
    ],
  },
  2: {
    enters: [
      'From {time} you want something to hold in your hands{ref}.',
      'After {time} the day turns practical and a little hungry{ref}.',
      'At {time} your attention goes to your things and what they are worth{ref}.',
    ],
    leaves: [
      'Until {time} what calms you can be touched, weighed or eaten{ref}.',
      'Up to {time} the day runs on comfort and plain sums{ref}.',
      'Before {time} mine and yours matter more than usual{ref}.',
    ],
  },
  3: {
    enters: [
      'From {time} the day begins to talk{ref}.',
      'After {time} there is more coming and going{ref}.',
      'At {time} your curiosity wakes up and wants an errand{ref}.',
    ],
    leaves: [
      'Until {time} everything arrives as a remark or a message{ref}.',
      'Up to {time} the day is made of short distances{ref}.',
      'Before {time} you think best while you are on your way somewhere{ref}.',
    ],
  },
  4: {
    enters: [
      'From {time} the day pulls you homeward{ref}.',
      'After {time} everything in you wants a lamp and a wall behind it{ref}.',
      'At {time} the mood takes its shoes off{ref}.',
    ],
    leaves: [
      'Until {time} the day is best spent near your own door{ref}.',
      'Up to {time} you carry home around with you, wherever you are{ref}.',
      'Before {time} an old feeling is never far under the new one{ref}.',
    ],
  },
  5: {
    enters: [
      'From {time} the day would rather play{ref}.',
      'After {time} fun stops needing a reason{ref}.',
      'At {time} the serious part of the day is over, whatever the clock says{ref}.',
    ],
    leaves: [
      'Until {time} the day has a playful streak{ref}.',
      'Up to {time} you do best what you do for its own sake{ref}.',
      'Before {time} a little audience does you good{ref}.',
    ],
  },
  6: {
    enters: [
      'From {time} small things want to be put right{ref}.',
      'After {time} the day is in the mood for order{ref}.',
      'At {time} the details come forward, your own body among them{ref}.',
    ],
    leaves: [
      'Until {time} the day goes well in small steps{ref}.',
      'Up to {time} being useful is what settles you{ref}.',
      'Before {time} your body keeps the minutes of everything{ref}.',
    ],
  },
  7: {
    enters: [
      'From {time} the day goes better in twos{ref}.',
      "After {time} you notice yourself most in somebody else's face{ref}.",
      'At {time} the day turns toward another person{ref}.',
    ],
    leaves: [
      'Until {time} much depends on the company{ref}.',
      'Up to {time} nothing is decided alone, not even lunch{ref}.',
      'Before {time} you hear yourself best in an answer{ref}.',
    ],
  },
  8: {
    enters: [
      'From {time} the surface of things is not enough for you{ref}.',
      'After {time} you feel what is owed, on either side{ref}.',
      'At {time} the day goes down a floor{ref}.',
    ],
    leaves: [
      'Until {time} small talk leaves you hungry{ref}.',
      'Up to {time} you hear what is left out{ref}.',
      'Before {time} the day is about trust, in small coin{ref}.',
    ],
  },
  9: {
    enters: [
      'From {time} the day looks out of the window{ref}.',
      'After {time} the familiar is a size too small{ref}.',
      'At {time} a longer view opens{ref}.',
    ],
    leaves: [
      'Until {time} your thoughts are somewhere else, and happily so{ref}.',
      'Up to {time} you are in the mood for big questions{ref}.',
      'Before {time} anything foreign tastes better{ref}.',
    ],
  },
  10: {
    enters: [
      'From {time} the day has its eye on you{ref}.',
      'After {time} it matters more what comes of things{ref}.',
      'At {time} the door to the street opens{ref}.',
    ],
    leaves: [
      'Until {time} you are more in view than you feel{ref}.',
      'Up to {time} the day belongs to what you want to be known for{ref}.',
      'Before {time} you work as if somebody were watching{ref}.',
    ],
  },
  11: {
    enters: [
      'From {time} the day fills up with people{ref}.',
      'After {time} you think in the plural{ref}.',
      'At {time} the circle around you widens{ref}.',
    ],
    leaves: [
      'Until {time} the day is one for company{ref}.',
      'Up to {time} you feel best as one of several{ref}.',
      "Before {time} other people's plans are catching{ref}.",
    ],
  },
  12: {
    enters: [
      'From {time} the day wants its door closed{ref}.',
      'After {time} you are at home to nobody in particular{ref}.',
      'At {time} the volume goes down{ref}.',
    ],
    leaves: [
      'Until {time} a part of you has not come out of the bedroom{ref}.',
      'Up to {time} the day asks little and wants to be asked little{ref}.',
      'Before {time} you need more quiet than you would admit{ref}.',
    ],
  },
}

export const signStays: Record<Sign, StayLines> = {
  Aries: {
    enters: [
      'From {time} the day has less patience and more courage{ref}.',
      'After {time} everything would rather be done at once{ref}.',
      'At {time} the mood stands up and looks for its shoes{ref}.',
    ],
    leaves: [
      'Until {time} the day likes a quick start{ref}.',
      'Up to {time} you can say it straight{ref}.',
      'Before {time} the pace is brisk{ref}.',
    ],
  },
  Taurus: {
    enters: [
      'From {time} the day slows to a walk{ref}.',
      'After {time} there is more appetite and less hurry{ref}.',
      'At {time} the mood sits down{ref}.',
    ],
    leaves: [
      'Until {time} the day cannot be rushed{ref}.',
      'Up to {time} whatever can be touched does you good{ref}.',
      'Before {time} comfort is the better adviser{ref}.',
    ],
  },
  Gemini: {
    enters: [
      'From {time} the day wants to hear everything{ref}.',
      'After {time} one thing at a time is one too few{ref}.',
      'At {time} the mood starts asking questions{ref}.',
    ],
    leaves: [
      'Until {time} the day jumps from one thing to the next{ref}.',
      'Up to {time} talking comes more easily than deciding{ref}.',
      'Before {time} your head is the liveliest room in the house{ref}.',
    ],
  },
  Cancer: {
    enters: [
      'From {time} the day draws its people closer{ref}.',
      'After {time} the skin is thinner and the kitchen nearer{ref}.',
      'At {time} the mood turns toward what is familiar{ref}.',
    ],
    leaves: [
      'Until {time} the day goes by feel{ref}.',
      'Up to {time} a kind tone counts for more than a good reason{ref}.',
      'Before {time} the past is a room away{ref}.',
    ],
  },
  Leo: {
    enters: [
      'From {time} the day wants a little applause{ref}.',
      'After {time} plain will not do{ref}.',
      'At {time} the mood turns the lights up{ref}.',
    ],
    leaves: [
      'Until {time} the day has style, and knows it{ref}.',
      'Up to {time} warmth carries further than argument{ref}.',
      'Before {time} nobody likes to go unnoticed{ref}.',
    ],
  },
  Virgo: {
    enters: [
      'From {time} the day sees every crumb{ref}.',
      'After {time} precision is a form of affection{ref}.',
      'At {time} the mood rolls up its sleeves{ref}.',
    ],
    leaves: [
      'Until {time} the day is good at details{ref}.',
      'Up to {time} it calms you to put one thing right{ref}.',
      'Before {time} the eye falls first on what is missing{ref}.',
    ],
  },
  Libra: {
    enters: [
      'From {time} the day looks for the middle{ref}.',
      'After {time} the tone matters as much as the words{ref}.',
      'At {time} the mood becomes polite{ref}.',
    ],
    leaves: [
      'Until {time} the day would like everyone to agree{ref}.',
      'Up to {time} things go better with two{ref}.',
      'Before {time} every choice has a second side{ref}.',
    ],
  },
  Scorpio: {
    enters: [
      'From {time} the day means it{ref}.',
      'After {time} half answers are worse than none{ref}.',
      'At {time} the mood goes quiet and deep{ref}.',
    ],
    leaves: [
      'Until {time} feelings have a long reach{ref}.',
      'Up to {time} the day keeps its own counsel{ref}.',
      'Before {time} you notice who is holding something back{ref}.',
    ],
  },
  Sagittarius: {
    enters: [
      'From {time} the day needs a horizon{ref}.',
      'After {time} the ceiling seems lower than it was{ref}.',
      'At {time} the mood gets a lift{ref}.',
    ],
    leaves: [
      'Until {time} the day is in good spirits{ref}.',
      'Up to {time} you would rather be outdoors{ref}.',
      'Before {time} opinions are quick and generous{ref}.',
    ],
  },
  Capricorn: {
    enters: [
      'From {time} the day gets to work{ref}.',
      'After {time} there is something reassuring about a list{ref}.',
      'At {time} the mood straightens its back{ref}.',
    ],
    leaves: [
      'Until {time} the day goes by what is promised{ref}.',
      'Up to {time} feelings wait their turn{ref}.',
      'Before {time} a plain result does more for you than praise{ref}.',
    ],
  },
  Aquarius: {
    enters: [
      'From {time} the day needs more air{ref}.',
      'After {time} a little distance makes everyone easier to like{ref}.',
      'At {time} the mood takes a step to the side{ref}.',
    ],
    leaves: [
      'Until {time} the day has ideas of its own{ref}.',
      'Up to {time} the odd way suits you better{ref}.',
      'Before {time} friends are easier than feelings{ref}.',
    ],
  },
  Pisces: {
    enters: [
      'From {time} the edges of the day go soft{ref}.',
      'After {time} you hear what is meant more than what is said{ref}.',
      'At {time} the mood begins to drift{ref}.',
    ],
    leaves: [
      'Until {time} the day is porous{ref}.',
      'Up to {time} music gets further with you than reasons{ref}.',
      'Before {time} you pick up moods that are not your own{ref}.',
    ],
  },
}
