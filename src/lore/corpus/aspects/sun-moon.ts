import type { AspectParagraphs } from '#lore/authored.ts'

export const sunMoon: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'What you want and what you need are the same thing, so nothing in you hesitates ({aspect}).',
        'The Sun in fire decides where to go, and the Moon is already excited about it.',
        "When you're happy the whole street knows.",
        "There's little in you that stands back and asks how this looks from outside, and you rely on friends for that, preferably the blunt ones.",
      ],
      traits: ['open', 'bold'],
    },
    earth: {
      says: [
        "You feel best when you're doing what you meant to do anyway ({aspect}).",
        'The Sun in earth wants to be of use, and the Moon is comforted by the very same chores, so a productive day and a happy one are hard for you to tell apart.',
        'It makes you very stable.',
        'A day with nothing to show for it can upset you more than it should, and nobody around you sees why a rainy Sunday would count as a loss.',
      ],
      traits: ['steady', 'practical'],
    },
    air: {
      says: [
        'You understand yourself well, mostly by telling other people about it.',
        'The Sun in air wants to exchange ideas, and the Moon is soothed by the exchange, so a long talk settles almost anything for you ({aspect}).',
        "You're the same person in public as at home.",
        'A mood that has no words yet can stay on for days unrecognized, and then somebody who knows you says that you seem sad, and you find it fascinating.',
      ],
      traits: ['open', 'cool'],
    },
    water: {
      says: [
        "You don't do things that feel wrong, and no one can argue you into them ({aspect}).",
        'The Sun in water finds its purpose in whom it loves, and the Moon loves the same people, so your loyalties and your plans are one subject.',
        'You rarely doubt what you feel.',
        'The hard part is being close to someone who feels otherwise, because you lack a cool corner to step into while you hear them out.',
      ],
      traits: ['close', 'warm'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You set out eagerly and miss home by the second night ({aspect}).',
        'The Sun in fire wants adventure and an audience, while the Moon in water wants to be with people who have known it for years.',
        'You accept the job in the far city, and cry over the boxes.',
        "Those you leave think you couldn't wait to go, and those you join think you've never looked back.",
      ],
      traits: ['bold', 'warm'],
    },
    'fire earth': {
      says: [
        'You want a great life, and you also want to be in bed by ten.',
        'The Sun in fire would drop everything for a chance, but the Moon in earth likes its own pillow and a month of rent put by ({aspect}).',
        'So you say yes to the spontaneous trip, and you bring a cooler and a first-aid kit.',
        'It exasperates you both ways, and the people who came along with nothing are eating your sandwiches.',
      ],
      traits: ['bold', 'practical'],
    },
    'fire air': {
      says: [
        "You're sure of yourself until you start talking about it ({aspect}).",
        'The Sun in fire knows what it wants, and the Moon in air calms itself by asking everyone what they think.',
        'By the ninth opinion the wish has gotten rather pale.',
        "Friends enjoy being consulted, and they don't realize that what you wanted from them was a push.",
      ],
      traits: ['bold', 'changeable'],
    },
    'earth fire': {
      says: [
        'You plan for the long run and feel in the short run.',
        'The Sun in earth is laying a foundation, and the Moon in fire is bored of foundations by Wednesday ({aspect}).',
        'So from time to time you change a thing that was working, to see if anything happens.',
        'It annoys you more than it does others, who are glad to see that somebody so capable can also be rash.',
      ],
      traits: ['practical', 'changeable'],
    },
    'earth air': {
      says: [
        'You want to get somewhere definite, and you feel best when nothing is definite yet ({aspect}).',
        'The Sun in earth would like to sign, while the Moon in air wants to hear about two more apartments.',
        "It isn't doubt, since you simply find the looking more pleasant than the having.",
        "Anybody who's apartment hunting with you learns to hide the last listing.",
      ],
      traits: ['practical', 'changeable'],
    },
    'earth water': {
      says: [
        'You run your life with a firm hand, and a song in a supermarket can undo you.',
        'The Sun in earth wants to be dependable, but the Moon in water has feelings that keep no schedule ({aspect}).',
        'You learn to study the back of the cereal box until it passes.',
        "People are used to seeing you cope, so on the days when you can't, they assume you're annoyed with them.",
      ],
      traits: ['steady', 'private'],
    },
    'air water': {
      says: [
        'You explain things clearly, and then you do what you feel ({aspect}).',
        'The Sun in air wants to be fair and see all sides, and the Moon in water took a side when it was four.',
        'Asked which of two friends is right, you give a balanced answer and go home with one of them.',
        'Both noticed, and only one of them minds.',
      ],
      traits: ['tactful', 'close'],
    },
    'air earth': {
      says: [
        'You want to hear about everything, preferably from your own sofa.',
        'The Sun in air collects people and ideas, while the Moon in earth counts how many of them will want feeding ({aspect}).',
        'You invite twelve and are worn out by the time the third one rings.',
        "No one would know it, since you're good at being interested, and you fall asleep that night with your shoes on.",
      ],
      traits: ['open', 'private'],
    },
    'air fire': {
      says: [
        'You believe in being reasonable, and your face reacts first ({aspect}).',
        'The Sun in air is prepared to discuss it, but the Moon in fire has already said "what" in a certain tone.',
        'You then make a very fair case, for an hour, to people who are still thinking about the tone.',
        "It would surprise them to learn that you'd gotten over it before you sat down.",
      ],
      traits: ['frank', 'changeable'],
    },
    'water fire': {
      says: [
        'You want to be kind, and you have less patience than kindness takes.',
        'The Sun in water hopes to understand everyone, and the Moon in fire would like them to get to the point ({aspect}).',
        "Halfway through a friend's long sorrow you interrupt with a solution.",
        "It's often the right one, and you spend the next day sorry for the way it came out, baking something.",
      ],
      traits: ['warm', 'quick'],
    },
    'water air': {
      says: [
        'You long for closeness, and when it comes you crack a joke ({aspect}).',
        'The Sun in water wants to be known all the way down, while the Moon in air gets nervous below a certain depth.',
        'Someone may take your face in both hands, and you tell them about a dog you saw.',
        'They laugh and let go, and you could kick yourself as far as the corner.',
      ],
      traits: ['warm', 'playful'],
    },
    'water earth': {
      says: [
        "You'd give it all up for what you love, once the dishes are done.",
        'The Sun in water feels called to something, but the Moon in earth feels safe among its things and its regular meals ({aspect}).',
        "You may own a suitcase for it, in very good condition, that's full of winter clothes.",
        'Nobody who sees your tidy home would guess how often you leave it in your mind.',
      ],
      traits: ['idealistic', 'steady'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        "You're at ease with being noticed ({aspect}).",
        "The Sun in fire likes to take the lead, and the Moon feels at home there, so you don't need a day in bed after a day on stage.",
        'You can be silly in front of people who matter.',
        'It relaxes them, and they often start to be a little silly themselves.',
      ],
      traits: ['open', 'warm'],
    },
    'earth earth': {
      says: [
        'You have a talent for arranging a life you actually like.',
        'The Sun in earth knows what it is working for, and the Moon knows what it needs at the end of the day, and the two of them budget together ({aspect}).',
        'You leave at five when five was what you said.',
        'Others may find it unambitious until they look at how few of your years you regret.',
      ],
      traits: ['steady', 'practical'],
    },
    'air air': {
      says: [
        "You're easy to be with, partly because you find yourself easy to be with ({aspect}).",
        "The Sun in air wants to know what others think, and the Moon enjoys hearing it, even when it's about you.",
        "You can be told that your plan is bad while you're passing the salad.",
        "So people tell you things early, when there's still time to change the plan.",
      ],
      traits: ['open', 'tactful'],
    },
    'water water': {
      says: [
        "You know what you feel, and you've built a good deal on it ({aspect}).",
        'The Sun in water chooses with its affections, and the Moon stands by the choice on gray days.',
        "You don't often wonder whether you're with the right people.",
        'It gives those people a kind of rest, since they never have to win you twice.',
      ],
      traits: ['close', 'trusting'],
    },
    'fire air': {
      says: [
        'You can get excited without losing touch with everybody else.',
        'The Sun in fire has the bright idea, and the Moon in air checks, with pleasure, who would like to come along ({aspect}).',
        'A walk you take alone has picked up four people by the bridge.',
        'They all feel invited personally, and each of them was.',
      ],
      traits: ['warm', 'open'],
    },
    'air fire': {
      says: [
        'You think clearly, and you warm to what you think ({aspect}).',
        'The Sun in air can look at a thing from far off, and the Moon in fire makes sure it never sounds like a lecture.',
        "When you explain the offside rule, people who don't care about soccer end up on their feet.",
        'They may not have understood it all, and they do come back for the next match.',
      ],
      traits: ['open', 'warm'],
    },
    'earth water': {
      says: [
        'You can be strong and soft in the same hour.',
        'The Sun in earth gets the practical side in order, which leaves the Moon in water free to be as tender as it likes ({aspect}).',
        "On the day of a hard goodbye you've brought tissues, and you're the first to use them.",
        'People trust both halves of that, having seen so many who could manage only one.',
      ],
      traits: ['steady', 'warm'],
    },
    'water earth': {
      says: [
        'You can follow a wish a long way because you know where you sleep ({aspect}).',
        'The Sun in water gives itself to what it loves, and the Moon in earth keeps a warm place to come back to.',
        "You'll give a year of evenings to a play that runs for three nights, and there's a stew in the freezer the whole time.",
        'Friends with bigger dreams and no stew have eaten a fair share of it.',
      ],
      traits: ['steady', 'idealistic'],
    },
  },
}
