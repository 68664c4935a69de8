import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You've got one cure for everybody's sadness, and it's usually a hike.",
      'It often works, since few people can stay low around someone so sure that things look better from the top (Sagittarius rising).',
      "When the low mood is yours, though, you've got no use for scenery, because your Moon in Aries turns anything that hurts into something to be mad at within a minute or so.",
      'You march ahead of the others up the whole of the ridge, kicking a pinecone.',
    ],
    turn: "You point other people at the horizon, and when it's your turn to be sad you look around for somebody to fight.",
    task: [
      "When you notice that you're furious this month, ask what you'd be feeling if you weren't allowed that one, and tell a friend the answer on a walk.",
      "Keep to the slower person's pace.",
      "You've dragged any number of people up that ridge for their own good, and it's about time one of them got to walk you down.",
    ],
  },
  Taurus: {
    opening: [
      "You'd go anywhere at all, provided you could sleep in your own bed.",
      "To hear you, there's nowhere you wouldn't live for a year (Sagittarius rising).",
      'A suitcase makes you sad by the second night, since your Moon in Taurus is attached to a certain mattress and a certain pan.',
      "Show you a temple at dawn on the far side of the world, and you're thinking about your pillow.",
    ],
    turn: 'The stories are full of distance, but most of your happiness has taken place within reach of the same pillow.',
    task: [
      "Take someone on a small expedition this month that starts at your place and is over by bedtime, with a map and at least one thing you've never seen.",
      'Be as enthusiastic as for Peru.',
      'Plenty of people would love an adventure with you, and some of them sleep badly in tents too.',
    ],
  },
  Gemini: {
    opening: [
      'You start with the meaning of life and end up with what the waiter told you about his uncle.',
      'Big subjects come up wherever you sit down, and people expect you to have a belief on each of them (Sagittarius rising).',
      "You do have one, until your Moon in Gemini gets hold of some small odd fact that it can't leave alone, because it would rather know than believe.",
      'The sermon about simplicity breaks off in the middle for the price of goats.',
    ],
    turn: 'You preach as though there were one answer, but what makes you happy is that there are ninety.',
    task: [
      'Ask somebody this month what they believe about a thing you usually explain, and ask three further questions without once giving your own view.',
      'Let the goats in if they come up.',
      'Somebody who has heard your sermon more than once has one too, possibly with an uncle in it.',
    ],
  },
  Cancer: {
    opening: [
      'You say goodbye like someone with nothing to lose, but you mind it for a month.',
      'A parting from you is a wave and a joke, and no one has ever seen you look back from the train (Sagittarius rising).',
      "From behind a newspaper or a phone, it's different (your Moon in Cancer), and by the second stop you've thought of the smell of that kitchen and what you forgot to ask.",
      'The friends on the platform tell each other how free you are.',
    ],
    turn: 'You wave as if it were nothing, and then you carry the platform around with you for weeks.',
    task: [
      "On the next goodbye, stand still for one breath and say which thing you'll miss, the actual thing.",
      'The joke can come after.',
      "One word about their kitchen, and the ones on the platform won't have to go home thinking they were easy to leave.",
    ],
  },
  Leo: {
    opening: [
      "You'll tell anyone the truth, and you'd like to be told the good half.",
      "Straight talk is what people get, with a laugh to help it down, and they've learned not to ask you about a haircut unless they're ready (Sagittarius rising).",
      "You feel it's a form of respect.",
      'Coming the other way, it goes straight into your Moon in Leo, which lives on being thought wonderful, and a single "it was all right" from a friend can darken the second half of the week.',
    ],
    turn: "The arrows you send out with a smile are just the kind you can't stand to have sent back.",
    task: [
      "Before you give somebody the truth, ask yourself what you'd want to be told first, and tell them that.",
      'Then ask them for the same, in the same order.',
      "A friend with a new haircut can stand nearly anything once you've noticed that it took courage.",
    ],
  },
  Virgo: {
    opening: [
      'In company you round up, and alone you count to the penny.',
      'You tell it large, with two hundred people there and the fish as long as your arm, and everyone has a better time (Sagittarius rising).',
      'Your Moon in Virgo was there too, and knows there were sixty-one, and will bring that up around bedtime with everything else you said.',
      "You can promise four people a weekend at a lake, and there you sit that night with a pencil, finding out what you've done.",
    ],
    turn: "The sky's the limit until about ten in the evening, when you start adding it up.",
    task: [
      "Make the next grand offer with one real number in it, a date or a sum you've checked.",
      'Say the number out loud.',
      'It takes nothing off the fish, and four people would find out that an invitation from you is one they can pack for.',
    ],
  },
  Libra: {
    opening: [
      "You're a free spirit who always asks who's coming.",
      'From what you say, you could leave tomorrow with a toothbrush, and you seem to belong to no one (Sagittarius rising).',
      "Then a weekend comes up with nobody in it, and your Moon in Libra can't get interested, since a view doesn't count for much until someone beside you has agreed that it's a view.",
      "Your speech on solitude is given to some very good listeners, and you call ahead to make sure they'll be there.",
    ],
    turn: "Freedom is your subject and company is your habit, and you'd rather not be asked to choose.",
    task: [
      'Ask one of those listeners outright to come along on something, and tell them it would be worse without them.',
      "Leave out the part about how you'd be fine either way.",
      "It's flattering to be wanted by a free spirit, and they may have stayed home all this time out of respect for the speech.",
    ],
  },
  Scorpio: {
    opening: [
      "Humanity has your full confidence, which is more than you'd say for anyone you know.",
      "New people are met with open arms and a story, and it seems you'd trust the whole world with your luggage (Sagittarius rising).",
      "When it's one particular person coming closer, your Moon in Scorpio goes over them slowly and wants to know what they'd do if it got hard.",
      "You'll give a stranger your phone to call home with, and tilt the screen away from an old friend.",
    ],
    turn: 'Anyone at all is welcome as far as the porch, and past it the questions begin.',
    task: [
      "Do with one old friend this month what you'd do for any stranger, and hand over the phone, or the story, or the afternoon, without tilting anything.",
      'Just the once is fine.',
      "From the porch they can see you being generous with half the world, and an old friend knows there's a house in back of it.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're hopeful out loud and hopeful alone, which leaves nobody to read the contract.",
      'People come to you when they need to be told that it can be done, and they leave with a plan on a napkin (Sagittarius rising).',
      "You'd follow the napkin yourself, because your Moon in Sagittarius feels safest with the future wide open.",
      "The things that went wrong aren't denied, only left behind in good spirits, and some are still waiting at the old address.",
    ],
    turn: "There's no gloomier self that comes out at night, so what ought to be looked at twice gets looked at never.",
    task: [
      'Pick one thing you left behind in good spirits and go over it with a friend who tends to worry.',
      "Let them ask everything, and stay until they're done.",
      'A careful friend has often wished to be of use to you, and somebody has to hold the other end of the napkin.',
    ],
  },
  Capricorn: {
    opening: [
      'Of all the permission you hand out, none has ever been made out to you.',
      "Take the trip, quit the committee, have the second dessert, it's what people come to hear from you, and you say it with a big laugh (Sagittarius rising).",
      "But your Moon in Capricorn doesn't rest until it's done all it said it would, plus something extra in case.",
      'Friends send pictures from the beach you recommended, and you look at each one over a stack of papers.',
    ],
    turn: "Everyone you've encouraged is at the beach, and the person who encouraged them is working through the weekend.",
    task: [
      "Write yourself the advice you'd give a friend in your place, in your own breezy tone, and carry out one line of it before the month is over.",
      'Tell a friend which one.',
      "Then somebody else gets to be the one saying go, and it's your turn to send the picture.",
    ],
  },
  Aquarius: {
    opening: [
      "Everyone's invited, and nobody's expected.",
      '"Come anytime" is something you say from the bottom of a large and friendly nature, and forty people could tell you that they\'re always welcome (Sagittarius rising).',
      "You'd mean it for four hundred, because your Moon in Aquarius likes people to be free and isn't any sadder if they stay away.",
      "So the house is open, there's plenty of everything, and no one is sure that you'd notice which of them had come.",
    ],
    turn: "You've left the house wide open to everybody, and so far nobody has been asked to stay.",
    task: [
      "Invite one person this month for one evening, with a reason that's true only of them.",
      "Say it's them you want, and don't add that they can bring everybody.",
      "Among your forty there's somebody who has always been welcome and would like, for a change, to be expected.",
    ],
  },
  Pisces: {
    opening: [
      'The stars you promise people are real enough, but you lose the address.',
      'You mean it, too, because the minute someone tells you their dream you can see the thing finished, with flags on it (Sagittarius rising).',
      "It doesn't get any more solid at home, where your Moon in Pisces has already been moved by somebody else's dream, and where promises and wishes look a lot alike.",
      'There may be towns in which people say your name with a sigh and a smile.',
    ],
    turn: "With others you overflow and alone you drift, so there isn't much of a shore to hold a promise.",
    task: [
      "Find one promise still floating about, and write to say what you can do of it by which day, even if it's a tenth.",
      'Then do the tenth.',
      'Nobody needs the flags, and somebody in one of those towns could go a long way on a tenth that arrived.',
    ],
  },
}
