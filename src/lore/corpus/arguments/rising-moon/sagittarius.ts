import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You know how to cheer up anyone except yourself.',
      'Your cure is usually a hike, and it often works, since few people can stay low around someone so sure of feeling better at the top (Sagittarius rising).',
      'When the low mood is yours, though, your Moon in Aries turns it into something to be angry about within a minute or so.',
      'You march ahead of the others all the way up, kicking a pinecone.',
    ],
    turn: "You tell other people that things will look better, and when it's your turn to be sad you look for somebody to fight.",
    task: [
      "When you notice that you're furious this month, think about what you'd be feeling if you couldn't be angry, and tell a friend about that on a walk.",
      "Keep to the slower person's pace.",
      "You've taken any number of people up that hill to cheer them up, and it's about time that one of them did it for you.",
    ],
  },
  Taurus: {
    opening: [
      "You'd go anywhere in the world, provided that you could sleep in your own bed.",
      "To hear you talk, there isn't a country where you wouldn't live for a year (Sagittarius rising).",
      'Your Moon in Taurus, though, is attached to a certain mattress and a certain pan, and a suitcase makes it sad by the second night.',
      "At dawn, in front of a temple that you'd badly wanted to see, you're thinking about your pillow.",
    ],
    turn: "Your stories are full of faraway places, but you've been happiest close to your own pillow.",
    task: [
      "Take someone on a small trip this month that starts at your place and is over by bedtime, to at least one thing that you've never seen.",
      "Be as enthusiastic about it as you'd be about Peru.",
      'Plenty of people would love an adventure with you, and some of them would like to sleep in their own beds too.',
    ],
  },
  Gemini: {
    opening: [
      'You start with the meaning of life, and you end up with the price of goats.',
      'Big subjects come up wherever you sit down, and people expect you to have a belief on each of them (Sagittarius rising).',
      'You do have one, until your Moon in Gemini gets hold of some odd little fact, because it would rather know than believe.',
      "You'll break off in the middle of a speech about living simply to tell what a waiter's uncle pays for goats.",
    ],
    turn: 'You talk as though there were one answer, and it makes you happy to find out that there are ninety.',
    task: [
      'Ask somebody this month what they believe about something you usually explain, and ask three more questions without giving your own view.',
      'If goats come up, let them.',
      "People who've heard your speech more than once may have one of their own, and hardly anyone has asked to hear it.",
    ],
  },
  Cancer: {
    opening: [
      'You say goodbye as if it were nothing, and then you miss people for a month.',
      "When you leave there's a wave and a joke, and no one has ever seen you look back from the train (Sagittarius rising).",
      'By the second stop your Moon in Cancer has thought of the smell of that kitchen, and of the thing it forgot to ask.',
      "The friends you've left on the platform tell each other how free you are.",
    ],
    turn: 'You leave with a wave and a joke, and for weeks you think about the people who waved back.',
    task: [
      "The next time you say goodbye, stand still for a moment and say one thing that you'll miss, as exactly as you can.",
      'The joke can come after.',
      "One word from you about their kitchen, and your friends don't have to go home thinking that they were easy to leave.",
    ],
  },
  Leo: {
    opening: [
      'You tell everyone the truth and would like to hear only the good half.',
      "People get straight talk from you, with a laugh to help it down, and they've learned not to ask about a haircut unless they're ready (Sagittarius rising).",
      'When it comes back the other way it hits your Moon in Leo, which lives on being thought wonderful.',
      'A single "it was all right" from a friend can spoil the second half of your week.',
    ],
    turn: "The remarks you make with a smile are just the kind that you can't stand to hear about yourself.",
    task: [
      "Before you tell somebody the truth this month, ask yourself what you'd want to hear first, and tell them that.",
      'Then ask them for the same.',
      "A friend with a new haircut can stand nearly anything once you've said that it took courage.",
    ],
  },
  Virgo: {
    opening: [
      'In company you exaggerate, and alone you count to the penny.',
      'You tell a story large, with two hundred people there and the fish as long as your arm, and everyone has a better time (Sagittarius rising).',
      'Your Moon in Virgo was there too, and knows that it was sixty-one, and brings that up around bedtime with everything else you said.',
      "You promise four people a weekend at a lake, and that same night you sit there with a pencil, finding out what you've done.",
    ],
    turn: 'You make your promises large, and at about ten in the evening you start adding them up.',
    task: [
      "Put one real number in your next grand invitation, a date or a sum that you've checked.",
      'Say the number out loud.',
      "It's still a lake and a wonderful idea, and four people would know that this time they can pack for it.",
    ],
  },
  Libra: {
    opening: [
      "For someone who needs nobody, you always ask who's coming.",
      'From how you talk, you could leave tomorrow with a toothbrush, and you seem to belong to no one (Sagittarius rising).',
      "But when a weekend comes up with nobody in it, your Moon in Libra loses interest, because a view isn't much without someone to show it to.",
      "You've got some very good friends who listen to you talk about solitude, and you call ahead to make sure they'll be there.",
    ],
    turn: 'You talk about freedom, but you hardly ever go anywhere without company.',
    task: [
      'Ask one of your friends outright this month to come along on something, and say that it would be worse without them.',
      "Leave out the part about how you'd be fine either way.",
      "It's flattering to be needed by a person who needs nobody, and they may have stayed home until now because they believed you.",
    ],
  },
  Scorpio: {
    opening: [
      "It's easy for you to trust people in general, and it takes you years to trust one.",
      "You meet new people with open arms and a story, and it seems you'd leave your luggage with any of them (Sagittarius rising).",
      "When one particular person comes closer, your Moon in Scorpio looks them over slowly and wants to know what they'd do if things got hard.",
      "You'd lend a stranger your phone to call home, and you tilt the screen away from an old friend.",
    ],
    turn: 'Anyone at all can get to know you a little, and after that the questions begin.',
    task: [
      "Do for one old friend this month what you'd do for any stranger, and tell them something, or lend them something, without thinking it over.",
      'Once is enough.',
      'They see you trust half the world with your luggage, and they may have waited longer than anyone to be trusted.',
    ],
  },
  Sagittarius: {
    opening: [
      "You're hopeful in company and hopeful alone, so nobody reads the contract.",
      'People come to you when they need to hear that it can be done, and they leave with a plan on a napkin (Sagittarius rising).',
      "You'd follow the plan yourself, because your Moon in Sagittarius feels safest with the future wide open.",
      "You don't deny the things that went wrong, but you leave them behind in good spirits, and a few of them are still sending mail to the old address.",
    ],
    turn: "Nothing gloomier in you comes out at night, so what you should have looked at twice you haven't looked at once.",
    task: [
      'Pick one thing that you left behind in good spirits, and go over it this month with a friend who tends to worry.',
      'Let them ask everything.',
      'A careful friend has often wished to be of use to you, and would be happy to be handed the contract.',
    ],
  },
  Capricorn: {
    opening: [
      'You tell everyone to enjoy life, except yourself.',
      'People come to you to hear that they should take the trip or quit the committee, and you say it with a big laugh (Sagittarius rising).',
      "But your Moon in Capricorn doesn't rest until it's done all that it said it would, and something extra in case.",
      'Friends send you pictures from the beach you recommended, and you look at each one over a stack of papers.',
    ],
    turn: "Everyone you've encouraged is at the beach, and you're working through the weekend.",
    task: [
      "Write yourself the advice that you'd give a friend in your place, as cheerfully as you'd say it, and do one line of it before the month is over.",
      'Tell a friend which one.',
      'Somebody else gets to be the one who says "go" for a change, and to receive a picture from the beach.',
    ],
  },
  Aquarius: {
    opening: [
      "Everyone's invited, and nobody in particular is missed.",
      'You say "come anytime" and you mean it, and forty people could tell you that they\'re always welcome (Sagittarius rising).',
      "You'd mean it for four hundred, because your Moon in Aquarius likes people to be free and isn't any sadder if they stay away.",
      "So there's plenty to eat and room for everybody, and no one is sure that you'd notice if they didn't come.",
    ],
    turn: "You tell everybody that they can come, but you don't ask anyone to stay.",
    task: [
      "Invite one person this month for one evening, with a reason that's true only of them.",
      "Say it's them that you want, and don't add that they can bring the person who's around.",
      "Among your forty there's somebody who has always been welcome, and who'd like for once to be missed.",
    ],
  },
  Pisces: {
    opening: [
      'You promise people wonderful things, and you forget what you promised.',
      'You mean it, too, because the minute someone tells you their dream you can see it finished (Sagittarius rising).',
      'No more careful side of you writes it down, because your Moon in Pisces is moved by the next dream already and can hardly tell a promise from a wish.',
      'There may be people in several towns who say your name with a sigh and a smile.',
    ],
    turn: 'With other people you promise the moon, and alone you drift, so nothing holds you to it.',
    task: [
      "Think of one promise that you haven't kept, and write to say what you can do of it by which day, even if it's a tenth.",
      'Then do the tenth.',
      'Nobody needs it to be as wonderful as you said, and somebody in one of those towns could do a lot with a tenth.',
    ],
  },
}
