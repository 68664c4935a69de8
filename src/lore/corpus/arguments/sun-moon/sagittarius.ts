import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sagittariusSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'When you believe in something, everyone you know has to try it by the weekend.',
      "Life ought to be about something, in your opinion, and you want to live by what you've found and say so out loud (your Sun in Sagittarius).",
      'Nothing slows you down, because your Moon in Aries is on its feet already and hears any question as an attack.',
      'You can read about cold-water swimming on a Friday and have four friends standing in a lake by Sunday.',
    ],
    turn: 'You believe a thing and act on it in the same minute, and nobody gets to ask you a question in between.',
    task: [
      'Try your next big idea alone for ten days before you recommend it to anyone.',
      "Then ask the most doubtful of your friends what they'd want to know first, and find out the answer.",
      "They'll probably still follow you into the lake, and this time they'll know how cold it is.",
    ],
  },
  Taurus: {
    opening: [
      'For somebody who says that people need very little, you own a lot of tea.',
      'Freedom is what you believe in, and you can talk movingly about everything a person could live without (your Sun in Sagittarius).',
      'Then you go home, where your Moon in Taurus wants its own bed and the same good breakfast it had yesterday.',
      'You plan a long trip down to the last stop, and in the week before you leave you start hoping for rain.',
    ],
    turn: "You'd trade everything for the open road tomorrow, if you could have breakfast at home first.",
    task: [
      "Set up one small trip this month around something you love to eat or drink, to the place where it's grown or the people who make it.",
      'Be home by night, and bring back enough to share.',
      "A friend who'd never follow you across a desert would happily come along for tea.",
    ],
  },
  Gemini: {
    opening: [
      'You go looking for something to believe in, and you come back with good stories.',
      "The question of how a person should live is a real one for you, and you'd go a long way for an answer (your Sun in Sagittarius).",
      'Along the way your Moon in Gemini gets interested in everyone it meets, and it would rather hear five opinions than settle on one.',
      'You could spend a month on a retreat, and your friends would hear mostly about the roommate.',
    ],
    turn: "You set out each time to find an answer, and by the time you're home it has turned into an anecdote.",
    task: [
      "Tell one of your good stories to the end this month, past the part where people laugh, and say what you'd gone there to find.",
      "If you didn't find it, say that.",
      "There's usually someone listening who wants to believe in something too, and has been waiting for you to get to that part.",
    ],
  },
  Cancer: {
    opening: [
      'You dream about getting away from it all with everyone you know.',
      "You think a life should be large, and you've felt drawn to somewhere else for as long as you can recall (your Sun in Sagittarius).",
      "But your Moon in Cancer sleeps badly out of reach of its own people, and it wonders who's feeding them.",
      'On the first night of a long-awaited trip, you spend an hour on the phone asking what they had for dinner.',
    ],
    turn: "You long to go far away, and as soon as you're there you want to know how everyone is at home.",
    task: [
      'Spend one night alone somewhere this month, near enough that you could be back for lunch.',
      'Call home once, and leave the question of dinner to the people who are eating it.',
      "They'll find out that they can manage, and you'll come back with something to tell them that they haven't already heard by phone.",
    ],
  },
  Leo: {
    opening: [
      "You'd rather teach than be taught, especially in front of people.",
      'You want to know something worth knowing and pass it on, and you do it so warmly that a whole table will listen (your Sun in Sagittarius).',
      "Your Moon in Leo needs to be looked up to, so it's hard even for you to tell where the truth stops and the show begins.",
      'When somebody corrects you in company, you suddenly have to take a call.',
    ],
    turn: "You love the truth and you love being listened to, and you've hardly ever had to choose between them.",
    task: [
      'Ask somebody to teach you something from the beginning this month, and leave out the jokes about how bad you are at it.',
      'Say "I don\'t know" out loud at least once.',
      'The person will have you as a student after years of being taught by you, and may turn out to be very good at it.',
    ],
  },
  Virgo: {
    opening: [
      'As sure as you are that everything will work out, you lie awake over whether you packed the right socks.',
      "The big picture is what gets you out of bed, and you've got real faith in it (your Sun in Sagittarius).",
      "Your Moon in Virgo doesn't doubt the plan, but it worries about blisters, about the tickets, and about something you said on the phone.",
      "On the night before a trip you've talked about for a year, you repack the bag three times.",
    ],
    turn: "You believe completely in where you're going, and you can't sleep for thinking about the details.",
    task: [
      "Hand one whole group of worries to somebody else this month, such as the tickets or the weather, and agree that they'll tell you if there's a problem.",
      "In exchange, take over the part that they can't believe will work out.",
      'A careful friend gets some of your faith that way, and you both sleep before the trip.',
    ],
  },
  Libra: {
    opening: [
      "You believe in telling the truth as soon as there's a good moment.",
      "You'd defend your views in front of any crowd, and you're proud of that (your Sun in Sagittarius).",
      'One person at close range is different, because your Moon in Libra wants to see a pleasant expression and puts off anything that might change it.',
      "You can tell a stranger on a plane exactly what you think of a friend's plan, and the friend only hears that it sounds exciting.",
    ],
    turn: 'You can tell a crowd what you think, but with one friend across the table you say that it sounds great.',
    task: [
      "Say one true thing to a friend at the start of a meal this month, in a single sentence, before anybody's ordered.",
      'Then ask what they think, and let it be discussed along with everything else.',
      'A friend deserves to hear the truth at least as soon as a stranger on a plane does, and most would rather have it.',
    ],
  },
  Scorpio: {
    opening: [
      "You'll tell anyone what you believe and almost no one what happened to you.",
      'You like to be open, and people leave a first conversation knowing where you stand on God and on the neighbors (your Sun in Sagittarius).',
      'How you got there stays with your Moon in Scorpio, which trusts very few people and would sooner be thought opinionated than be known.',
      'So you can argue for an hour that nobody should ever lend money to a friend, and never mention the friend.',
    ],
    turn: 'Everyone has heard your opinions, but hardly anyone knows the story behind them.',
    task: [
      "Take one opinion that you're always arguing for, and tell somebody this month what happened to you that made you hold it.",
      "Don't turn it into advice.",
      "People who've argued with the opinion for years may find that they wouldn't have argued with the story, and they'll know you much better.",
    ],
  },
  Sagittarius: {
    opening: [
      "The next place is always the one that's going to be right.",
      "Setting out is what you're best at, and you can find a reason to believe in almost any direction (your Sun in Sagittarius).",
      'Nothing at home tugs you back, since your Moon in Sagittarius takes being sad as a sign that it has stayed too long.',
      'Asked how you like this town, you talk about another one, while a neighbor waters your plants.',
    ],
    turn: "Where you're headed and what cheers you up are both somewhere else, so the place you live in gets very little of you.",
    task: [
      "Spend one day this month as a tourist in the place where you live, and let somebody who's been there for decades show you around.",
      'Ask them what it used to be like.',
      "You're at your best when you're excited about a place, and a neighbor who only waters your plants might like to hear you excited about this one.",
    ],
  },
  Capricorn: {
    opening: [
      'You talk about taking the leap while you check the ground again.',
      "You believe in bold moves, and you'd like to bet everything you own on something great (your Sun in Sagittarius).",
      "Your Moon in Capricorn, though, would have to live with the result, and it isn't comfortable until there's a budget, a backup plan, and a date to review them.",
      "Friends hear all about what you're going to do next, and some of them may have heard about it two summers ago.",
    ],
    turn: "You take great risks in conversation, and the next morning you go back to working out what they'd cost.",
    task: [
      'Do a tiny version of the thing this month, small enough to need no budget and no backup plan.',
      "Invite one of the people who've heard you talk about it.",
      "They've believed in the leap for a long time on your word alone, and they'd enjoy being there when you take a step.",
    ],
  },
  Aquarius: {
    opening: [
      "It's easier for you to cross a continent for an idea than a room for a hug.",
      'Freedom and truth are what move you, and you make friends fast with anyone who cares about them (your Sun in Sagittarius).',
      'Things tend to stay at about that depth, since your Moon in Aquarius feels safest with some distance and handles being sad by finding it interesting.',
      "You may know people in four time zones, with nobody nearby who'd bring you cough drops.",
    ],
    turn: "You're open with the whole world, but you get careful when one person in it comes close.",
    task: [
      "Ask somebody who lives near you for a small favor this month, the kind you'd usually manage without.",
      'Do one in return before the week is out.',
      'Your friends on other continents will keep, and a person down the street would be pleased to find that the distance to you is so short.',
    ],
  },
  Pisces: {
    opening: [
      "You tell the truth to anybody, as long as they aren't sad.",
      "You like to see what's true, and you can say it bluntly to people who have power (your Sun in Sagittarius).",
      "But when somebody's close to tears, your Moon in Pisces can't stand it and says whatever will make them feel better.",
      'So one or two people may still be counting on a happy ending that you promised because they needed it.',
    ],
    turn: "You tell strong people what's true, and you tell sad people what they'd like to hear.",
    task: [
      'Think of someone you comforted with more hope than you had, and tell them this month what you really expect.',
      "In the same breath, say what you're willing to do about it.",
      "A sad person can do more with a modest hope and a friend's help than with the happy ending you promised.",
    ],
  },
}
