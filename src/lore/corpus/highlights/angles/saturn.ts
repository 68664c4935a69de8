import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Element } from '#sky/fact-base.ts'

export const saturnOnAngles: Record<
  'asc' | 'dsc' | 'mc' | 'ic',
  Record<Element, AuthoredParagraph>
> = {
  asc: {
    fire: {
      says: [
        'You hold back at the start, and hardly anyone guesses how much is being held ({aspect}).',
        "You'd like to speak up at once, but you check the wording first, and by then the subject has changed.",
        'So people take you for cooler than you feel.',
        "When you do step forward, you've thought about it, and the same people are surprised by how much force comes with it.",
      ],
      traits: ['serious', 'guarded'],
    },
    earth: {
      says: [
        'You come across as the grown-up, whatever your age ({aspect}).',
        "You read the whole form before you sign, you arrive with time to spare, and friends older than you ask what you'd do.",
        'It earns you trust that others wait years for.',
        "Lightness takes a while with you, and only those who've stayed past midnight could tell the rest how silly you get.",
      ],
      traits: ['serious', 'steady'],
    },
    air: {
      says: [
        'People tend to fill your pauses with what they fear you think.',
        "You answer slowly only because you'd like what you say to be true ({aspect}), and once they've learned to wait, they quote you for years.",
        "Small talk stays an effort, and at a party you're likely to be found explaining one thing properly to one grateful person by the fridge.",
      ],
      traits: ['serious', 'guarded'],
    },
    water: {
      says: [
        "A kind question from somebody new gets a short, polite reply, because you'd want to know first what they mean to do with the answer.",
        "You feel a lot and show it to very few ({aspect}), so some people think you don't like them.",
        "Someone who stays around long enough finds a person who'd sit up with them three nights running and never bring it up again.",
      ],
      traits: ['guarded', 'private'],
    },
  },
  dsc: {
    fire: {
      says: [
        "You don't take up with anyone lightly, although you'd love to be swept along ({aspect}).",
        "Someone bold attracts you, and within an evening you're counting what it would cost if they turned out not to mean it.",
        'So it takes a while to begin.',
        'What you do begin tends to last, since it has already survived everything you could say against it.',
      ],
      traits: ['serious', 'close'],
    },
    earth: {
      says: [
        'For you a promise between two people is serious work ({aspect}).',
        "You like somebody reliable, maybe a bit older or a bit stern, and you show love by being exactly where you said you'd be.",
        "It's a bond that can stand a bad year.",
        "The risk is that so much of it becomes duty that you both forget you used to have a good time, and neither of you thinks that's a reason to complain.",
      ],
      traits: ['serious', 'steady'],
    },
    air: {
      says: [
        "Some people you'd have liked are standing at a distance, worrying about your opinion of them.",
        "It's really the other way around, since you take other people's judgment so seriously that a casual remark can occupy you for a week ({aspect}).",
        "Your friends tend to be people who don't make many.",
        'With those few you can talk about anything.',
      ],
      traits: ['serious', 'wary'],
    },
    water: {
      says: [
        'Letting a person get close is the slowest thing you do ({aspect}).',
        "You may have counted on somebody too early once, or you just know how much you'd feel it, and so you let them earn each step.",
        'Many give up, and you take it for proof.',
        "The one who doesn't will have your loyalty for as long as they want it, and gets asked every few years whether they're sure.",
      ],
      traits: ['guarded', 'close'],
    },
  },
  mc: {
    fire: {
      says: [
        'You want to get to the top, and you want to have deserved it ({aspect}).',
        'So you start fast and then hold yourself to a standard that nobody else in the race has heard of.',
        'Recognition comes later to you than to louder people, and it stays.',
        "Meanwhile you can't quite enjoy a success, because the minute it's in your hands you've thought of what a really good one would look like.",
      ],
      traits: ['public', 'serious'],
    },
    earth: {
      says: [
        "Others choose what they'd like to be doing this year, and you choose what you'd like to have built ({aspect}).",
        'Then you go to work on it, on rainy days as well, and people come to treat you as an authority, often before you do.',
        "What you find hard is being seen to fail at something, and so you may stay with what you've mastered for longer than it interests you.",
      ],
      traits: ['public', 'steady'],
    },
    air: {
      says: [
        'You want to be taken seriously for what you know ({aspect}).',
        "You prepare, you check, and you're the one in the discussion who has read the report, so others get careful with their facts when you're around.",
        "A title would please you more than you'd admit.",
        "Until you've got one you may keep quiet on subjects you know better than the speaker, and go home composing the reply.",
      ],
      traits: ['public', 'serious'],
    },
    water: {
      says: [
        'In a crisis everyone looks at your face to see how bad it is.',
        'You carry responsibility for people ({aspect}), and in public you keep your feelings in very good order.',
        'More than once you may have held things together by not letting it show.',
        "Hardly anyone thinks of asking how you were afterward, and you'd tell them that it was nothing.",
      ],
      traits: ['public', 'serious'],
    },
  },
  ic: {
    fire: {
      says: [
        'At home you carry the duties first and the wishes later ({aspect}).',
        'There may have been rules where you grew up, or too little room for a loud child, and you still lower the music before anyone complains.',
        "You're strong because of it, and you can be counted on.",
        'It takes a place of your own and some time before you do what you like in it, and then you like it more than most people ever do.',
      ],
      traits: ['private', 'serious'],
    },
    earth: {
      says: [
        "What others call a cozy evening starts, for you, once every single thing is done, and it's usually half past ten by then.",
        "You need ground under you that you've secured yourself ({aspect}).",
        "You know what's in the account and which pipe will go next, and you may have been helping to run a household before you could see over the stove.",
        "In a flood, you're the neighbor everyone would want.",
      ],
      traits: ['private', 'steady'],
    },
    air: {
      says: [
        "Certain subjects don't get brought up at home, and you think about them more than about any others ({aspect}).",
        'Where you come from may have been a place of few words, or of words that were meant to be correct.',
        "So you're careful with what you say to the people closest to you.",
        "They'd be glad of a careless sentence now and then, because they can tell how well the others have been prepared.",
      ],
      traits: ['private', 'serious'],
    },
    water: {
      says: [
        'You keep a strict watch over what you feel most ({aspect}).',
        'As a child you may have been the sensible one because someone had to be, and you still tend to cry, if you do, after the dishes are done.',
        'Family weighs on you and holds you up at the same time.',
        'You get easier to live with every year, as you come to believe that the house will stand if you sit down.',
      ],
      traits: ['private', 'guarded'],
    },
  },
}
