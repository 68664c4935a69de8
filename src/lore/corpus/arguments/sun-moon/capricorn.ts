import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You can wait ten years for what you want, but not ten minutes for anything else.',
      "Your plans are long ones, and you'd like to have earned the result when it comes (your Sun in Capricorn).",
      'Your Moon in Aries, though, lives from one hour to the next, and it takes every delay personally.',
      "So people who admire your discipline are surprised to hear you snap at a recorded voice, or at the person ahead of you who's counting out change.",
    ],
    turn: "Your aims can wait for years, but your temper can't wait for the next available representative.",
    task: [
      "Before any call or errand this month that's going to involve waiting, take ten minutes to move hard enough to sweat.",
      'Run up some stairs, or walk fast around the block.',
      'The clerk who gets you next will meet the person who can wait ten years, and will have an easier day for it.',
    ],
  },
  Taurus: {
    opening: [
      'By your own count, you could have stopped working so hard a while ago.',
      'You want to build something solid that will still be there in twenty years, and you add to it almost every day (your Sun in Capricorn).',
      "Your Moon in Taurus is content already with a good meal in a familiar room, so you could be enjoying what you've built tonight.",
      'You sit down to do it, you think of one more thing that needs finishing, and you get up again.',
    ],
    turn: "You work in order to be comfortable someday, and you've been comfortable for some time without noticing.",
    task: [
      "Spend one evening this month with somebody who's been asking for your time, and begin it by saying out loud what's already finished.",
      "Don't get up for one more thing.",
      "The person next to you has waited a good while to see you enjoy what you've built, and would like to enjoy it with you.",
    ],
  },
  Gemini: {
    opening: [
      "You're strict about wasted time, except when you're talking.",
      "You'd like to amount to something and have it on record, and you plan your days that way (your Sun in Capricorn).",
      'Your Moon in Gemini, though, is happiest when it has just heard something new and is about to hear more, so anybody with a good story can undo the plan.',
      "You put aside an hour for the bills, you run into a neighbor, and by six you know all about her brother's restaurant.",
    ],
    turn: "You'd be ashamed to waste a day, but you've spent some of your best ones talking.",
    task: [
      'Pick a dull job that serves your plans this month, and do it with a talkative friend in the room or on the phone.',
      "Stop when the job's done, even if the story isn't.",
      'Your friend gets an hour of your full attention, and for once the bills get paid while you talk.',
    ],
  },
  Cancer: {
    opening: [
      "You'd like to be looked after by the same people you work so hard to impress.",
      "It's a matter of pride with you to be strong and ask for very little (your Sun in Capricorn).",
      "But your Moon in Cancer wants to be fed and fussed over, and that can't happen unless somebody notices that you need it.",
      "So when friends ask you to dinner, you fix their faucet and say you're fine, and you go home a little sad that they believed you.",
    ],
    turn: 'People admire how little you need, and for that very reason they hardly ever offer you anything.',
    task: [
      'Visit someone this month with a problem of your own in place of a solution to theirs.',
      "Tell them about it, and stay until you've been given some advice.",
      "When you fix a friend's faucet it's because you love them, and they'd be glad of a chance to fix something for you.",
    ],
  },
  Leo: {
    opening: [
      "You say that only the results matter, and you've pictured the applause.",
      "Your goals are sound and somewhat bigger than you've told anyone, and you mean to reach them without any fuss (your Sun in Capricorn).",
      'Your Moon in Leo would love the fuss, and on bad mornings it gets you out of bed by imagining what somebody will say about you in a toast.',
      'Then the work is done, the praise arrives, and you hear yourself say that it was nothing.',
    ],
    turn: "You work like somebody who doesn't care about thanks, and what keeps you going is the thought of being thanked.",
    task: [
      "When you finish something this month, hold a small dinner for it, even if it's takeout with two guests.",
      "Ask one of them beforehand to say a few words, and don't interrupt.",
      "They probably have the words ready, and it's a pleasure to make a toast to somebody who'll sit still for it.",
    ],
  },
  Virgo: {
    opening: [
      'You get put in charge of the whole thing, and then you lie awake over the details.',
      'You want to leave something well run behind you, and people trust you with a lot because they can tell (your Sun in Capricorn).',
      'Other people could handle the small jobs, but your Moon in Virgo only relaxes when it has checked each one itself.',
      "That's how the person who planned everybody's weekend comes to be up at midnight, going over the grocery list.",
    ],
    turn: "You carry the big things because you can, and the small ones because you can't leave them alone.",
    task: [
      "Give one set of details to somebody careful this month, and let them tell you how it's going only when you ask.",
      'Ask twice at the most.',
      "They'll know what it means to be trusted with a list of yours, and the two of you can both be asleep by midnight.",
    ],
  },
  Libra: {
    opening: [
      'Although you do the hard things alone, you wish that somebody were there to see them.',
      "You're willing to work for years at something that will be respected in the end (your Sun in Capricorn).",
      "The long hours don't wear you down, but the silence does, because your Moon in Libra can't fully enjoy a thing until somebody else has said it's good.",
      "You finish something difficult, you look up to tell someone, and then it comes back to you that you'd asked for quiet.",
    ],
    turn: 'You arrange your life so that you can work alone, and then you miss having anyone to share it with.',
    task: [
      "Tell one person this month what you're working on and which day will be hard, and ask them to spend that day nearby.",
      'Let them slow you down a little.',
      "They may have kept away because you seemed to want it, and they'd like to be there when you look up.",
    ],
  },
  Scorpio: {
    opening: [
      "You never say what you want until you've got it.",
      "Whatever you take on, you'd like to do it thoroughly and be judged on the finished thing (your Sun in Capricorn).",
      "Until it's finished nobody hears about it, because your Moon in Scorpio feels that a wish, once it's known, can be used against you.",
      "So your good news always comes as a surprise, and there's usually someone close to you who looks slightly hurt while they congratulate you.",
    ],
    turn: "You hide the work so that nobody can stop you, and you hide the wanting even from people who'd help.",
    task: [
      'Tell one person about something you want this month, while it could still fail, and give them a small job in it.',
      'Swear them to secrecy if you like.',
      "It's hard to celebrate news you had no part in, and this time somebody close to you will have hoped for it along with you.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're the one people count on, and you often think about leaving.",
      'You want to be somebody others can build on, and quite a few of them have (your Sun in Capricorn).',
      "But being needed doesn't cheer up your Moon in Sagittarius, which gets its comfort from the thought of a road it hasn't been down yet.",
      "In the middle of a talk about a repair bill you nod in the right places, and you're thinking about a lake in Finland.",
    ],
    turn: 'The more people rely on you, the more you need to get away, and mostly you only do it in your head.',
    task: [
      "Take one day this month and go somewhere you've never been, even if it's only the end of a bus line.",
      "Tell people where you're going, and don't call it work.",
      "Everyone who counts on you can manage for a day, and they'll get somebody back who isn't thinking about Finland.",
    ],
  },
  Capricorn: {
    opening: [
      'You set yourself a high standard, and as soon as you meet it you raise it.',
      "You'd like to be able to say that you earned what you've got, and by now you could say so (your Sun in Capricorn).",
      "There's no kinder judge at home, because your Moon in Capricorn believes that rest is for people who are finished.",
      'So at eleven at night you go over the day, pass quickly over the nine things that went well, and stay up with the tenth.',
    ],
    turn: "The ambition that drives you all day also decides whether you've earned any rest, and it rarely thinks so.",
    task: [
      "Ask someone who's fond of you to say what's good enough for one job this month, and agree to stop there.",
      'You may find it insultingly low.',
      "They've watched you raise your standards for years, and they'd love to find out what you're like with a free evening.",
    ],
  },
  Aquarius: {
    opening: [
      "You do well by rules that you don't quite believe in.",
      "You know how a person earns respect, and you've gone about it properly, one step after another (your Sun in Capricorn).",
      "At each step your Moon in Aquarius asks why anybody should rank above anybody else, and it's most at ease with people who never tried to get ahead.",
      'Given a title, you enjoy it for about a day, and then you ask everyone to use your first name.',
    ],
    turn: "You've worked hard for your place in a system that you'd be the first to vote against.",
    task: [
      "Use whatever standing you've got this month to help one person who doesn't have any, with an introduction or a good word.",
      "Sign it with your full name and any title you've earned.",
      "They'll have somebody on their side who knows the rules, and you'll have found a use for the title that you believe in.",
    ],
  },
  Pisces: {
    opening: [
      "You've got strict standards for yourself and an exception for everyone else.",
      "When you've promised a thing by Friday you deliver it by Friday, and you'd feel lost otherwise (your Sun in Capricorn).",
      "Nobody else is held to that, because your Moon in Pisces can feel how tired they are and accepts the excuse before it's been offered.",
      'When four people get their share to you late, you tell all four not to worry and stay up to finish on time.',
    ],
    turn: 'You keep every promise you make, but you let almost everyone else out of theirs.',
    task: [
      "Give yourself one extension this month, of two days, for the sort of reason that you'd accept from anybody.",
      'Then hold one other person, kindly, to the date they gave you.',
      "It's a compliment to be held to Friday by somebody so forgiving, and they may think better of themselves for meeting it.",
    ],
  },
}
