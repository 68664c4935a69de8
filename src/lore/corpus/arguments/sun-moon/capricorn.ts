import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "Thirty years you can wait for, and this afternoon you can't.",
      'You mean to get somewhere that takes a lifetime and to deserve it on arrival (your Sun in Capricorn).',
      "Your Moon in Aries is all in favor of the summit and hates each of the steps, especially those on which somebody's standing.",
      'Twelve minutes on hold with a clerk, and a person who has never once been late with anything can be heard breathing.',
    ],
    turn: "Your aims can wait for decades, and your temper can't wait for the next available representative.",
    task: [
      'Before any call or errand with waiting in it this month, spend ten minutes on something that makes you sweat.',
      'Take the stairs there, two at a time.',
      'Clerks are rarely spoken to by somebody who can wait thirty years, and this one would have no idea how lucky the timing was.',
    ],
  },
  Taurus: {
    opening: [
      'By your own figures, you could have stopped a while ago.',
      "What you've set out to do is a large, plain thing that'll stand up, and you add to it every day (your Sun in Capricorn).",
      "And since your Moon in Taurus finds its comfort in things that are already there, you're fairly happy, though it's never been entered anywhere.",
      "You sit down on the wall you've been building and find that it's warm and has a view, and you get up to order stone.",
    ],
    turn: "The work was meant to lead to comfort, and the comfort came some time ago and didn't like to interrupt.",
    task: [
      "Sit on the wall for one evening this month with somebody who's been asking you to, and say aloud what's finished.",
      'Order nothing.',
      "It must be strange to love a person who can't be told that they've arrived, and the stone will keep much better than the evening.",
    ],
  },
  Gemini: {
    opening: [
      "There's a mountain to be climbed, and you've met somebody interesting at the bottom.",
      "In earnest, and you're mostly in earnest, you want to amount to something and to have it on record (your Sun in Capricorn).",
      "But your Moon in Gemini gets through life on chat, and it's never so well as when it has just heard something and is about to hear some more.",
      "An hour that was meant for the bills can go to learning how a stranger's brother lost a hotel.",
    ],
    turn: "You'd be ashamed to waste a day, but some of your best have gone to waste in talk.",
    task: [
      'Put the chat on the route this month, by going up some piece of your mountain with a talker and stopping only when they do.',
      "Choose one who's fit.",
      'A good talker with nobody to talk to will come a surprisingly long way up for an audience.',
    ],
  },
  Cancer: {
    opening: [
      "You'd like the respect of everybody you'd like to be held by.",
      "It's a matter of pride with you to be strong and useful and to ask for as little as possible, and it's got you quite far up (your Sun in Capricorn).",
      'From up there your Moon in Cancer can see all the lit kitchens.',
      'Asked to dinner in one of them, you fix the faucet and eat standing, until somebody says how good it must feel to be you.',
    ],
    turn: "People look up to you as you'd always hoped, and nobody can hug you from down there.",
    task: [
      'Arrive somewhere this month with a problem in place of a solution, and sit down in the softest seat with it.',
      "Stay until you've been given advice.",
      'Anyone can fix a faucet, and there are people who love you and would like something that they could fix for you.',
    ],
  },
  Leo: {
    opening: [
      "Whatever you say about results, you've imagined the dinner.",
      "There's nothing showy about your aims, which are sound and slightly larger than anyone's been told (your Sun in Capricorn).",
      'Your Moon in Leo has been told.',
      "It gets you up at six when all the good reasons have failed, on the strength of a person at that dinner who's standing up to say a few words about you.",
    ],
    turn: "You work like somebody who wants nothing from anybody, and you're kept warm by a standing ovation that hasn't happened.",
    task: [
      "Without waiting for the large dinner, hold a small one this month for something you've finished, with three guests.",
      'Ask one of them beforehand for a toast.',
      "They'd have said those few words at any point in the last ten years, and it's a pleasure to raise a glass to a person who'll let you.",
    ],
  },
  Virgo: {
    opening: [
      'Being responsible for the whole, you lie awake over the parts.',
      "What you'd like to leave behind you is something well run, and people give you things to run for that reason (your Sun in Capricorn).",
      'It would be restful to hand over the bolts, but your Moon in Virgo can only sleep if it has turned each of them itself.',
      'So the person who decides where the bridge goes is under it at midnight, with a flashlight in their teeth.',
    ],
    turn: "The big thing you carry because you can, and the small things because you can't help it.",
    task: [
      "Give one set of bolts away for the rest of the month, to somebody who's careful, and let them tell you how it's going only when you ask.",
      'Ask twice at the most.',
      "Being trusted by the most careful person they know doesn't happen to people often, and they'll be under that bridge by eleven.",
    ],
  },
  Libra: {
    opening: [
      "You were told it's lonely at the top, so you've packed a second sandwich.",
      "You're willing to go a long way on your own feet for something that'll be respected when you're done (your Sun in Capricorn).",
      "The distance isn't what wears on you, it's the quiet, since your Moon in Libra can't taste its lunch without somebody to say \"isn't this good\" to.",
      "At every turn of the path you look back, in case someone's had the same idea.",
    ],
    turn: "You climb as though it took one person, and you've been keeping half of everything for another.",
    task: [
      "Tell somebody in particular which stretch you're on, and ask them to meet you there on a given day, since no one can guess it from below.",
      'Let them slow you down.',
      "Somebody would have come long ago if they'd known about the sandwich.",
    ],
  },
  Scorpio: {
    opening: [
      "You never say what you want until you've got it.",
      "If it's to be done, you'd like it done thoroughly and to last, and you'd like to be judged on the finished thing (your Sun in Capricorn).",
      "Until then it's nobody's business, and it's especially not the business of anyone who loves you, because your Moon in Scorpio feels that a wish once known can be used.",
      "So everybody's surprised into congratulating you, and on every occasion one or two look slightly hurt.",
    ],
    turn: 'You work out of sight so that nobody can stop you, and you do your wanting even farther back.',
    task: [
      'Name one wish to a single person this month, while it could still fail, along with a small job for them in it.',
      'Swear them to secrecy if you like.',
      "It's very little fun to clap for something that was over before anyone heard, and the one with the job will have had a part of the wanting.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're a serious person with a getaway plan.",
      "It's your ambition to be someone on whom things can be built, and quite a lot has been (your Sun in Capricorn).",
      "But there isn't any joy for your Moon in Sagittarius in being built on, and in the middle of a conversation about drains it's eleven miles out, on a horse.",
      'There may be a map of some quite useless country, folded small, in with your receipts.',
    ],
    turn: 'The more they rely on you, the more you need a road out, and you take it in your mind four times a day.',
    task: [
      'Take it with your feet, once, this month, on a weekday, for as long as the receipts can spare you.',
      "Say where you're going and don't call it work.",
      "Whatever's built on you will stand for a day, and the others might like to see what you look like on the way back from eleven miles out.",
    ],
  },
  Capricorn: {
    opening: [
      "You set the bar yourself, but you've never told yourself that you cleared it.",
      "Being able to say that you earned it is what you're after, and you've been excellent at that part (your Sun in Capricorn).",
      "There's no kinder judge at home, because your Moon in Capricorn believes that comfort is for people who are finished.",
      "At about eleven at night your day comes before a court of one in pajamas, and it's sent back for more detail.",
    ],
    turn: 'What drives you on and what might have let you rest report to the same supervisor, who has never gone home early.',
    task: [
      "Have someone who's fond of you set the bar for one thing this month, and agree to stop where they put it.",
      'You may find it insultingly low.',
      "It's also about where you've kept it for everyone else, and they've long been curious what you'd do with an evening.",
    ],
  },
  Aquarius: {
    opening: [
      "You'd like to rise in the system, and you'd prefer there not to be one.",
      "Standing is something you understand, and you've gone about it soundly, in good shoes, one rung after another (your Sun in Capricorn).",
      "On each rung your Moon in Aquarius asks what a ladder's for, and it feels closest to the people who are standing around underneath it, laughing.",
      'Give you a title, and you fold the name tag so that it only shows your first name.',
    ],
    turn: "You've climbed a good way up something that you'd be the first to vote against.",
    task: [
      "Use whatever standing you've got this month to do one odd thing for somebody without any, and do it by the proper form.",
      'Sign it with the title.',
      "To the people standing underneath, it's good news that somebody up there is on their side.",
    ],
  },
  Pisces: {
    opening: [
      "Your standards are for you, and for everyone else there's an exception.",
      "You hold yourself to what you said, on the day you said it, and you'd be lost without the feel of it (your Sun in Capricorn).",
      "Nobody else is held to anything, because your Moon in Pisces knows how tired they are and gives in to an excuse before it's been offered.",
      'When four people hand you their share late, you comfort all four and deliver on time.',
    ],
    turn: "With yourself you're a stone wall, and with others you're the gap in it.",
    task: [
      "Grant yourself one extension this month, of two days, for the kind of reason that you'd accept from anybody.",
      'Then hold one other person, gently, to what they said.',
      'Being held to it by somebody so soft on people may be the nicest thing anyone has expected of them.',
    ],
  },
}
