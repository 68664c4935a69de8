import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusRisingCourses: Record<Sign, Course> = {
  Aries: {
    first: [
      'People come to you to be cheered up, and it seems to cost you nothing.',
      'They assume that you run on the same good news you hand out.',
    ],
    second: [
      "When you're the one who's low you won't have it looked at.",
      'It becomes a fight with the trail, or with the friend walking behind you, because anger at least is going somewhere.',
    ],
    settles: [
      "Your hope is good medicine, and you've never been given any.",
      "Someone who's once been led up that hill knows the way by now, and could lead you.",
    ],
  },
  Taurus: {
    first: [
      'You talk so well about faraway places that friends hand in their notice.',
      'You wave them off, and you mean it.',
    ],
    second: [
      "What they don't see is how much you suffer from a strange pillow.",
      'The farther you get from your own kitchen, the more the great view has to compete with it.',
    ],
    settles: [
      "Big skies and small comforts can share a day, and you're the person to arrange it.",
      "An adventure that's over by bedtime is still an adventure, and more people can come along.",
    ],
  },
  Gemini: {
    first: [
      'You set out to say what it all means, and people put down their forks.',
      "They've heard that you've got the answer.",
    ],
    second: [
      'A single odd fact is enough to take you off the road.',
      "You never do get back to the answer, everyone's laughing about goats, and you go home a bit less sure than you came.",
    ],
    settles: [
      'You want the truth, and the truth has a great many details in it.',
      "Ask for some of them first, and your large ideas will have other people's lives to stand on.",
    ],
  },
  Cancer: {
    first: [
      'You make leaving look so easy that nobody thinks you need to be asked to stay.',
      'They envy you on the platform, and they go home together.',
    ],
    second: [
      'Ten miles out it hits you.',
      "You take with you the smell of the hall and the last thing the youngest one said, and for weeks you're a cheerful person with a lump in your throat.",
    ],
    settles: [
      "You can go so far because you're held by so many, and they'd like to know it.",
      'One exact word before the joke, and the leaving will be easier on everyone, including you.',
    ],
  },
  Leo: {
    first: [
      "You're known for telling the truth, and people brace themselves and ask.",
      "It's done with a laugh, and you'd never guess how long they remember it.",
    ],
    second: [
      "You remember, too, when it's your turn.",
      "One lukewarm word about something you made can turn a whole week gray, and you tell everybody that you're fine.",
    ],
    settles: [
      'What makes you honest and what makes you tender is that both times you care a great deal.',
      "Say first what you admired, as you'd want it said to you, and your honesty becomes what people come for.",
    ],
  },
  Virgo: {
    first: [
      'You give people a bigger world than they came with, and they love you for it.',
      'Four of them are already buying sunscreen.',
    ],
    second: [
      "The person with the pencil only turns up when they've gone.",
      "You see the price of the boat, you lie there doing sums, and in the morning you can't think how to make it smaller.",
    ],
    settles: [
      "You need somebody to dream it and somebody to count it, and you're both of them.",
      "Put one checked number into the dream while you're telling it, and people will know that they can come.",
    ],
  },
  Libra: {
    first: [
      'You speak of freedom with so much conviction that people keep their distance out of respect.',
      "They think you'd find them in the way.",
    ],
    second: [
      'On your own the great outdoors goes flat by noon.',
      "You reach the top, you turn to say something, and there's nobody there to agree that it was worth it.",
    ],
    settles: [
      'You like to roam and you like to share it, and only one of these has been announced.',
      "Tell a friend that it's better with them there, and you'll be as free as before with someone to point things out to.",
    ],
  },
  Scorpio: {
    first: [
      "You're open with so many people that nobody suspects a limit.",
      "They reach it suddenly, with one question too many, and they don't know what they touched.",
    ],
    second: [
      "You like mankind, and you've got your doubts about the person next to you.",
      "The closer somebody comes, the more slowly you trust, and the old friends who've waited the longest see strangers walk right in.",
    ],
    settles: [
      "A big heart that's careful about its center isn't a false one.",
      "Give an old friend the benefit of the doubt that you give anybody at a bus stop, and they'll take better care of it.",
    ],
  },
  Sagittarius: {
    first: [
      'You hand out courage, and people act on it.',
      "They don't find out until later that nobody checked the dates.",
    ],
    second: [
      "When it goes wrong you're over it faster than is quite fair.",
      'The next thing is already shining, while somebody else is on the phone about the deposit.',
    ],
    settles: [
      'Faith like yours moves things that caution never would, and it only needs a witness with a pen.',
      'Between a worrier and you, a plan gets both its wings and its fine print.',
    ],
  },
  Capricorn: {
    first: [
      'You give everyone permission, and you do it with a laugh that makes it sound easy.',
      'They go, and they send you the sunset.',
    ],
    second: [
      "You've got a stricter contract with yourself.",
      "Rest comes after the last of it is done, and you're the one who keeps adding to the pile.",
    ],
    settles: [
      "Your advice is good, and you've seen it work on a dozen people.",
      "There's room in the discipline for one of its lines, and you'd return to the pile with some color in your face.",
    ],
  },
  Aquarius: {
    first: [
      'You open your home and your plans to everyone, and everyone feels included.',
      'It takes some of them years to notice that so was everyone.',
    ],
    second: [
      "You don't miss people much, which you count as respect.",
      "But a person likes to be a gap in somebody's evening, and with you there never seems to be one.",
    ],
    settles: [
      'Nobody gives people more room than you do, and room is a rare present.',
      'Ask for one of them by name, and all that freedom will begin to feel like friendship.',
    ],
  },
  Pisces: {
    first: [
      "You see people's dreams as though they'd come true already, and it makes them brave.",
      'They go home and wait for you to call.',
    ],
    second: [
      "By then somebody else's dream has come in on top of theirs.",
      'There was nothing false about it, only nobody in you was holding the pencil.',
    ],
    settles: [
      "Imagination and mercy are a lovely pair, and a tenth of what they promise would change somebody's year.",
      "Do the tenth, by a day that you've named, and people will go on believing the rest.",
    ],
  },
}
