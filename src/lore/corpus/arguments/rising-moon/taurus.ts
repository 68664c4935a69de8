import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'The calmer you look, the closer you are to losing your patience.',
      "Other people see someone who lets the long story finish and doesn't mind the wait (Taurus rising), and they slow down around you.",
      'Behind the calm your Moon in Aries has wanted to get up and leave since the second sentence.',
      'You can sit through a two-hour neighborhood meeting with a pleasant face and then come home and lose your temper at a zipper.',
    ],
    turn: 'Your face will agree to sit through anything, but your temper has wanted to leave since the beginning.',
    task: [
      'In the next long conversation that wears you out, object once in the first fifteen minutes, mildly, to something small.',
      'It lets out a little of the pressure while you can still choose how much.',
      'People who see you afterward will meet somebody who really is calm, and the zipper will be safe.',
    ],
  },
  Taurus: {
    opening: [
      "Nobody can get you to do what you don't want to, and that includes you.",
      "You're easy to sit beside, you don't hurry, and people take you for content (Taurus rising).",
      "With your Moon in Taurus, too, nothing restless goes on behind the calm, and an arrangement seems right to you mostly because it's yours.",
      "So you can order the same dish at the same place for two years after you've stopped liking it, and recommend it to friends.",
    ],
    turn: 'You look settled and you feel settled, which makes it hard to notice when a thing has stopped being good.',
    task: [
      "Once this month let somebody else order for you, or pick the route or the movie, and don't ask what the choices were.",
      "You're allowed to dislike it.",
      'A friend who has been hearing the same recommendation for years would be proud to have found you something better.',
    ],
  },
  Gemini: {
    opening: [
      "By two in the afternoon you're bored, and you still look perfectly peaceful.",
      "People sit down next to you because you're restful, since you don't fidget and never seem to want to be elsewhere (Taurus rising).",
      "Your mind isn't sitting still, though, because your Moon in Gemini needs something new to think about every few minutes or it starts to feel shut in.",
      'You can lie motionless in a hammock while you listen to the neighbors and read three articles on your phone.',
    ],
    turn: "To look at you're resting, but your mind has left to look for something more interesting.",
    task: [
      "Say one of the thoughts you'd usually keep behind a peaceful face to the person sitting closest, as soon as it occurs to you.",
      "It doesn't need to lead anywhere.",
      'The people who come to you for quiet would stay longer for the conversation, and some of them are bored by two as well.',
    ],
  },
  Cancer: {
    opening: [
      "People bring you their worst news because your face doesn't move.",
      'You listen, and you put some food in front of them, and they leave believing that nothing shakes you (Taurus rising).',
      'It all gets in, and with your Moon in Cancer it gets in to stay, including a tone of voice from last Thursday that no one else would remember.',
      "Nobody can tell when you're having a bad week, unless they look in the freezer, which fills up with labeled containers.",
    ],
    turn: 'People see someone that nothing can shake, and you do your shaking later, by yourself at the stove.',
    task: [
      'When you next cook or clean your way through a mood, tell one person what the mood is, even if the word is only "off."',
      "They don't have to do anything about it.",
      'The people who bring you their worst news would get a chance to show up with a container for you.',
    ],
  },
  Leo: {
    opening: [
      'When you tell people not to go to any trouble for you, they believe you.',
      "You're so easily pleased, with something good to eat and a seat in the shade, that it would look silly to make a fuss over you (Taurus rising).",
      'Your Moon in Leo would adore a fuss, and it wants the kind that somebody had to plan, with your name on it.',
      'You thank people warmly for the sensible gift, and you put it away a bit too neatly.',
    ],
    turn: 'In public you want so little, and you go home hoping that somebody saw through it.',
    task: [
      'Before the next occasion of your own, big or small, ask for a fuss in those words, and say what kind.',
      "Don't add that it's no trouble if they can't.",
      "Everyone who's fond of you has been following your instructions, and they know exactly how much trouble they'd like to go to.",
    ],
  },
  Virgo: {
    opening: [
      "You look more relaxed than anyone at the picnic, and you're the one who's counted the forks.",
      'Others unwind around you because you seem to have nowhere better to be (Taurus rising).',
      'Your Moon in Virgo has a list, though, and it works its way down from the sunscreen to something you said on the way over that may have come out wrong.',
      "You lie on the grass with your eyes shut, and if a friend asks what you're doing, the honest answer is checking.",
    ],
    turn: "You lie down with everybody else, and in your head you're up again, going over the whole afternoon.",
    task: [
      "The next time you're resting and checking at once, say the worry out loud and let the nearest person answer it.",
      'Most of them can be answered in one word.',
      "The others have been relaxing because you looked so relaxed, and they'd be happy to count a few forks for you.",
    ],
  },
  Libra: {
    opening: [
      "People get you to agree with them, and then they find out that you haven't moved.",
      "You sound all for an idea, because your Moon in Libra can't enjoy a disagreement, and every suggestion gets called a good one.",
      "What you do is a different matter (Taurus rising), and nothing you've been talked into has ever quite been done.",
      "A friend who heard that her color would look lovely in your hallway still checks, each time she comes by, whether you've painted.",
    ],
    turn: 'You say yes to keep the visit pleasant, and for years afterward you quietly go on doing what you did before.',
    task: [
      "Take one suggestion you've praised and never meant to follow, and say so to the person who made it, with thanks.",
      'Tell them what you like about things as they are.',
      'A friend who brings you ideas will know which ones you mean to use, and can stop looking at the hallway.',
    ],
  },
  Scorpio: {
    opening: [
      'Everybody is comfortable around you, since nobody can tell that you trust about three of them.',
      "You're soothing and you've got time for people, so they don't notice that you're making up your mind about them (Taurus rising).",
      "Your Moon in Scorpio takes a long time to be sure of anyone and then wants all of them, and it doesn't forget a betrayal.",
      "There can be twelve people passing plates around you, and nine of them couldn't say what you've lost sleep over this year.",
    ],
    turn: "Everybody's comfortable with you, but very few people ever learn what you think of them.",
    task: [
      "Pick a likely fourth, and let that person see one thing you'd usually hide, such as an untidy week or a plan that might fail.",
      'You can take as long as you like to decide how they did.',
      "Someone who's been comfortable with you for years would find out that you trust them.",
    ],
  },
  Sagittarius: {
    opening: [
      "Nobody takes you for a person who'd ever leave.",
      'People make their plans around you, because you stay where you are and seem to enjoy the view (Taurus rising).',
      "They don't know about your Moon in Sagittarius, which looks up one-way fares to places that you couldn't have found on a map last year.",
      'That happens after eleven at night in the most comfortable seat you own, and in the morning you water the tomatoes.',
    ],
    turn: "By day you're the one who stays, and at night you look up what it would cost to leave.",
    task: [
      'Buy one ticket this month, for a bus or a train or whatever gets you an hour farther than usual and home by dark.',
      'Go on an ordinary day, with no reason to give.',
      "The people who've always found you in the same spot may ask to come along, and they'd see you somewhere you've never been.",
    ],
  },
  Capricorn: {
    opening: [
      "You can't lie down in the sun until you've worked out whether you earned it.",
      'Pleasure suits you in public, where you take second helpings and your time (Taurus rising).',
      "Alone you're stricter, because your Moon in Capricorn feels safe when something has been saved and uneasy while there's work to do.",
      "A free Saturday has to be paid for on Friday night, and by the time you stretch out in the sun you've set an alarm.",
    ],
    turn: "You could teach anybody how to enjoy a day, but you won't give yourself one until you've earned it.",
    task: [
      "Have something this month that you haven't worked for, a nap or the better seats, on a day when the dishes are still in the sink.",
      'Leave the alarm off.',
      "Your friends learned from you how a slow lunch is done, and they'd like to see you have one without an alarm.",
    ],
  },
  Aquarius: {
    opening: [
      "You're the easiest person to sit next to, for about three hours.",
      'People settle next to you and slow down, and you seem made for long Sundays with everyone you know (Taurus rising).',
      "Your Moon in Aquarius, though, can't think with so much affection so close, and it wants to be alone and look at something far off.",
      "That's why it takes you a quarter of an hour to take out the trash.",
    ],
    turn: 'You gather people around you, and then you need to stand outside by yourself so that you can go on liking them.',
    task: [
      "At the next long get-together, tell them at the start that you'll be going off for half an hour in the middle, and go without an errand.",
      'Come back when you said.',
      "Everybody gets more of your company that way, and the ones who've seen you leave with the trash can stop wondering what they did.",
    ],
  },
  Pisces: {
    opening: [
      'You compare the price per ounce, and then you give your umbrella to a stranger.',
      "People trust you with what mustn't get lost, since you look practical and you count your change (Taurus rising).",
      "Your Moon in Pisces has never counted anything, and one sad face is enough to make it give away whatever you've got.",
      "You're halfway home in the rain before you think of the two dollars you saved on rice.",
    ],
    turn: "You hold on to everything you've got until somebody looks unhappy, and then you give it to them.",
    task: [
      "Settle on a sum for this month, money or hours, that's there to be given away on impulse, and enjoy handing it over.",
      "When it's gone, say that you've got nothing left until the first of the month.",
      "Strangers will still get an umbrella from you now and then, and the people who rely on you will find that there's one left.",
    ],
  },
}
