import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'No belief of yours stays a theory past the weekend.',
      "Life ought to be about something, and once you've seen what, you want to live it out loud (your Sun in Sagittarius).",
      'No cooler head asks for a second reading, because your Moon in Aries is on its feet already and takes a question for an attack.',
      'You can read about cold water on a Friday and have four friends standing in a lake by Sunday.',
    ],
    turn: "Conviction and temper catch fire in you together, and what's missing is anyone with a towel.",
    task: [
      'Give the next conviction ten days before you recruit for it, and try it out alone.',
      "Then ask the most doubtful of the four what they'd need to know.",
      "The others will still follow you into nearly anything, and it's a courtesy to know beforehand how cold the water is.",
    ],
  },
  Taurus: {
    opening: [
      "You believe in traveling light, and you've got eleven kinds of honey.",
      "The open road is your idea of the truth about life, and you can move people to tears on what we don't need (your Sun in Sagittarius).",
      'Then you go home, where your Moon in Taurus feels safe among things it can taste and touch, and where each of the honeys has its use.',
      'By the bed stands a half-packed bag that a cat could have been sleeping in since spring.',
    ],
    turn: "You'd trade the whole house for the horizon tomorrow, if it weren't for breakfast.",
    task: [
      "Set up one small expedition of an evening this month around something you love to eat, such as the place where it's grown or the people who make it.",
      'Bring back a jar.',
      "Most people would sooner travel with somebody who knows what's delicious than with somebody who knows what we don't need.",
    ],
  },
  Gemini: {
    opening: [
      'You go out looking for the truth, and you keep coming back with stories.',
      "It's the one big answer you want, the kind a person could live by, and you'd go to the ends of the earth for it (your Sun in Sagittarius).",
      "On the way your Moon in Gemini would take five half-truths told well over one that's whole.",
      'You could be gone for a year in search of peace, and all that anyone would remember is the swan and the ambassador.',
    ],
    turn: 'You set off as a pilgrim every time, and you arrive home as the life of the party.',
    task: [
      "Tell one of the stories to the end this month, on past the swan and the laugh, to what it was that you'd gone for.",
      'Say what you found of it, if anything.',
      "There's generally someone at the far end of the table who wanted to ask about the peace.",
    ],
  },
  Cancer: {
    opening: [
      'When you set out to find yourself, you took everyone along.',
      "A life should be large, with some weather in it and some faith, and you've felt called away for as long as you can remember (your Sun in Sagittarius).",
      "But your Moon in Cancer can't hear a calling over the thought of who'd feed whom, and it sleeps badly out of reach of its own.",
      'Any tent you bought for your great solitude would sleep six.',
    ],
    turn: "What calls you is on the other side of the mountains, and what keeps you wants to know when you'll be home.",
    task: [
      'Go and be alone somewhere for one night this month, near enough to be home for lunch.',
      'Leave a casserole, or the number of a good pizza place, and call only once.',
      'Everybody at home will manage, and the tent can go back to holding people who asked to come.',
    ],
  },
  Leo: {
    opening: [
      "You're usually right, and you're wonderful about it.",
      'What you want is to know something worth knowing and pass it on, and you do it with such warmth that people put down their forks (your Sun in Sagittarius).',
      "It's hard to tell where the truth stops and the performance begins, since your Moon in Leo needs to be looked up to and has noticed when that happens.",
      "Offered a lesson in front of other people, you find that you've got to be somewhere.",
    ],
    turn: 'You love the truth and you love being listened to, and the two have hardly ever been apart.',
    task: [
      'Ask somebody to teach you something from the beginning this month, without any jokes about how bad you look doing it.',
      'Say "I don\'t know" out loud at least once.',
      "It's a lovely surprise for anyone to be looked up to by the person they've always looked up at.",
    ],
  },
  Virgo: {
    opening: [
      "You've seen the mountain, and now there's the question of socks.",
      "Nothing less than the summit gets you out of bed, because you live on a large view and on the faith that you'll reach it (your Sun in Sagittarius).",
      "Your Moon in Virgo doesn't doubt the view.",
      "It only wonders about blisters, and about what you said to the guide, and it won't let you sleep on the night before the greatest day of your life until the laces have been done again.",
    ],
    turn: 'You believe in the summit without reservation, and you lie awake over the laces.',
    task: [
      "Hand the socks to somebody else this month, meaning some whole department of worry, and agree that they'll wake you if it's serious.",
      'They get your faith in return.',
      "There's always a careful friend at base camp who can't quite picture the summit, and the two of you could each have a night's sleep.",
    ],
  },
  Libra: {
    opening: [
      "You'd tell anyone the truth, at the right moment, over lunch.",
      "Honesty is what you'd go to the barricades for, and you'd be proud to defend your views before a crowd (your Sun in Sagittarius).",
      'One person is another matter, because your Moon in Libra likes to see a pleasant expression and is willing to wait for it.',
      "The moment never comes, but the lunches are very good, and you've picked up the habit of saying it to taxi drivers.",
    ],
    turn: "To the world at large you're fearless, but across a tablecloth you'd rather not spoil the fish.",
    task: [
      "Say the true thing at the start of one meal this month, in its shortest form, while somebody's passing something.",
      "That way there's food to look at.",
      'The person across from you gets the courage along with the fish, which until now only taxi drivers did.',
    ],
  },
  Scorpio: {
    opening: [
      "You'll tell anybody what you believe, but nobody what happened.",
      "For you it's a point of honor to be open, and people leave your company knowing where you stand on God and the neighbors (your Sun in Sagittarius).",
      'How you got there is kept by your Moon in Scorpio, which trusts hardly a soul and would sooner be thought opinionated than be known.',
      'Each of your great principles has a date on the back, in very small writing.',
    ],
    turn: "Your convictions are out on the lawn for everyone, and what they're made of is in the cellar.",
    task: [
      "Take one principle that you're always arguing and tell someone, this once, what it was that taught you.",
      "Don't draw the moral.",
      'It might turn out that the people who argue with the principle would never have argued with the date.',
    ],
  },
  Sagittarius: {
    opening: [
      'The next place will be the one, as the last one would have been.',
      'You were made for setting out, and you can find a reason to believe in almost any direction (your Sun in Sagittarius).',
      "Nothing at home tugs you back, since your Moon in Sagittarius treats being sad as a sign that you've stayed too long.",
      "Ask what this town is like and you'll be told about the next, by somebody whose plants belong to the neighbors.",
    ],
    turn: "You aim at what's over there and you rest on the thought of it, and here has only ever been where you keep your shoes.",
    task: [
      "Spend one whole day this month as a tourist in the place where you live, with a guide, namely someone who's been there all their life.",
      'Ask how long the plants have been theirs.',
      "It takes an enthusiast to see a place, and there's a neighbor who has been watering things for you and wouldn't mind hearing what's marvelous about the street.",
    ],
  },
  Capricorn: {
    opening: [
      "A life without a ceiling is the idea, and you won't set foot in it until the floor has been poured.",
      "What others call luck is faith to you, and you'd like to put all you have on something great (your Sun in Sagittarius).",
      "But it's your Moon in Capricorn that has to live there, uneasy without a permit and a second exit.",
      "You've told everyone about the leap since the day you thought of it, and the edge has never been so well swept.",
    ],
    turn: 'You jump in words every evening, and every morning you go out with a tape measure.',
    task: [
      'Do a hundredth of it this month, the real thing at a hundredth of the size, with no permit.',
      'Invite a witness.',
      'Your friends have heard the leap described from every side, and one of them might well hold your hand for the first eight inches.',
    ],
  },
  Aquarius: {
    opening: [
      "For an idea you'd cross a continent, but for a hug you won't cross the room.",
      "It's freedom and truth that move you, and anyone who cares about them is a friend of yours from the first handshake (your Sun in Sagittarius).",
      "That's also roughly where it stays, since your Moon in Aquarius feels safest with plenty of sky between people, and gets through sorrow by finding it interesting.",
      'You can have brothers on four continents and nobody to water the fern.',
    ],
    turn: "You throw your arms open to the whole world, but the whole world can't really step into them.",
    task: [
      'Pick one of the four continents, or better, one of the four blocks around you, and ask somebody there for a small daily kindness.',
      'Offer one back.',
      'An idea can do without you for a week, and a person near you would feel the difference by Wednesday.',
    ],
  },
  Pisces: {
    opening: [
      "It's the truth you're after, but you can't bring yourself to tell it to anyone sad.",
      "You'd like to see things large and whole and as they are, and you can be blunt to a king about it (your Sun in Sagittarius).",
      "Show you a wet pair of eyes, and your Moon in Pisces is already bringing them whatever they'd most like to hear.",
      'More than one person may still be waiting for the wonderful thing that you were sure was coming to them.',
    ],
    turn: "To the strong you say what's so, and to the sad you say what would be nice.",
    task: [
      "Find someone you consoled too well and tell them what you really think their chances are, with what you'd be willing to do about it.",
      'Bring cake.',
      'A smaller hope with a friend attached can carry a sad person much farther than the big one did.',
    ],
  },
}
