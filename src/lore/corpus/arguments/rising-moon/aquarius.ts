import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You're fair about every quarrel except your own.",
      "When other people fight, you're the one who can see how both of them got there and what the rules ought to be (Aquarius rising).",
      "When it's your own fight, your Moon in Aries has no theory to offer, and its face is hot.",
      'Friends who admire your views on sharing get to hear you speak very differently when somebody takes your seat by the window.',
    ],
    turn: "You can be fair about any quarrel as long as you're not in it, but in your own you just get angry.",
    task: [
      "Tell the people you're often with about the two or three things you can't be reasonable about, at a time when you aren't angry.",
      'Say it as a plain fact.',
      "They'd be glad to leave you the seat by the window, and it's easier when they know about it before they sit down.",
    ],
  },
  Taurus: {
    opening: [
      'Your ideas are ahead of your time, and your supper is the same every night.',
      "In conversation you've already done away with money and the five-day week, so people imagine that you live in some fascinating way (Aquarius rising).",
      "Your Moon in Taurus, though, wants what it had last night from the same dish, and gets upset when a store it's used to is remodeled.",
      'A friend who comes home with you, full of questions, finds a casserole and a very old sofa.',
    ],
    turn: "Your ideas are the boldest of anyone you know, but you'd be miserable if you had to live in most of them.",
    task: [
      'Try the easiest of your big ideas at home this month for a week, and notice how you like it.',
      'Tell somebody how it went without making it sound better.',
      "People would find your ideas less alarming if they knew that there'd still be supper, at the same time as always.",
    ],
  },
  Gemini: {
    opening: [
      "Your mind keeps you such good company that you forget you've got a body.",
      'Others find you quick and unusual, and a little hard to get hold of (Aquarius rising).',
      'Nothing slower in you makes up for it, since your Moon in Gemini is comforted by information, and a bad day gets better as soon as you understand it.',
      "At four in the afternoon you discover that you've eaten nothing and you're cold.",
    ],
    turn: "So much goes on in your head that you're the last to hear when you're tired or sad.",
    task: [
      "Make one date this month with nothing to talk about in it, such as a swim, next to somebody who isn't a talker.",
      "Go even when you've got a more interesting idea.",
      "Someone who can't keep up with your mind in conversation might have a wonderful time beside you in the water.",
    ],
  },
  Cancer: {
    opening: [
      "You tell people that they're free to go, and then you watch them from the window.",
      "It's a point of honor with you that nobody has to explain or apologize or stay for the sake of staying (Aquarius rising).",
      "But your Moon in Cancer counts heads at night and can't settle until the number's right, and it has never told anyone that it would like to be missed.",
      'So a friend who left early, with your blessing, has no idea how long you stood there.',
    ],
    turn: "You tell everybody that they may leave whenever they like, and at night you count who's there.",
    task: [
      "The next time one of them leaves, say that you'd like them back, and name a day.",
      "They're still free to say no.",
      "They've been down on the sidewalk more than once, wondering if you'd mind, and it would be good to hear that you do.",
    ],
  },
  Leo: {
    opening: [
      "Everyone's equal in your eyes, though you'd like to be the favorite.",
      "You talk with the mayor and the mover in the same tone, and in any group you're the one who asks what the others think (Aquarius rising).",
      "All the while your Moon in Leo is looking around to see whether anyone's especially glad that you came.",
      'You put the seats in a circle so that no one would stand out, and then you told the one story that made everybody turn.',
    ],
    turn: "You believe that everyone's equal, but you've been hoping all evening that somebody would call on you.",
    task: [
      "In some group this month, ask for a part that you'd like, such as the opening words or the solo, and give as your reason that you want it.",
      'Then do it as well as you can.',
      "A group of equals can get awfully polite, and others will find it easier to ask for a turn when they've seen you take one.",
    ],
  },
  Virgo: {
    opening: [
      "You sleep well over the world's problems, and badly over something you said to a waiter.",
      "Your interests are large, and people hear you on water and schools and assume that little things don't touch you (Aquarius rising).",
      "They do, because your Moon in Virgo goes over the day at night and doesn't think that anything is too small.",
      "You've worked out forty years of public transportation, and you can't sleep because \"no, that's fine\" may have sounded cold.",
    ],
    turn: 'All day you think about how everyone ought to live, and all night about one thing you said.',
    task: [
      "On the next night like that, write down what you said in one line, and next to it what you'd tell a friend who had said the same.",
      'Read it again at breakfast.',
      "The waiter stopped thinking about it long ago, and the next person you talk to will get you after a night's sleep.",
    ],
  },
  Libra: {
    opening: [
      'You dare to be different, as long as nobody minds.',
      "People know you for the unexpected view and the unexpected shoes, and they assume you couldn't care less (Aquarius rising).",
      "You care to the last raised eyebrow, because your Moon in Libra can't rest while somebody it likes is making a face.",
      "So you put an hour of charm around the strange opinion, until no one's sure that it was strange.",
    ],
    turn: "You say the unusual thing with great style, and then you go around checking that everyone's all right.",
    task: [
      'Say one unusual thing plainly this month, and if somebody makes a face, leave it alone for ten minutes.',
      'See what happens to it.',
      'Quite often that person is only thinking it over, and would rather be surprised by you than looked after.',
    ],
  },
  Scorpio: {
    opening: [
      'For someone who says that nobody owns anybody, you know very well when they last wrote.',
      'Your friendliness is cool and even and asks for nothing, which people find restful (Aquarius rising).',
      'What they miss is your Moon in Scorpio, which gets very attached and can tell from a comma that something has changed.',
      "Over lunch you explain that jealousy is only a habit, and under the table you're checking your phone.",
    ],
    turn: "You've thought your way out of being possessive, but you still feel every bit of it.",
    task: [
      'Tell one person you trust "I noticed, and I minded" about some small thing this month, while it\'s still small.',
      "You don't have to give up the theory.",
      'Somebody who believed you about nobody owning anybody may have wondered if you cared, and this would tell them.',
    ],
  },
  Sagittarius: {
    opening: [
      "You're so interested in the future that you miss what's in front of you.",
      "People leave you a little dazzled, since you talk about how everyone will be living as if you'd just come from there (Aquarius rising).",
      "Your Moon in Sagittarius is happiest there too, and whatever's actually here looks a bit temporary to it.",
      "A friend shows you a real garden, with real tomatoes in it, and you describe the one that you're going to have on a roof.",
    ],
    turn: "You think about the future and you're happiest in the future, so the present gets very little of you.",
    task: [
      "On one visit this month, talk only about what's there, down to how it tastes.",
      'If a plan comes up, write it down for later.',
      'The friend with the tomatoes has listened to a good many plans, and has been waiting for you to try one.',
    ],
  },
  Capricorn: {
    opening: [
      "People who call you a rebel don't know how early you pay your bills.",
      "You say startling things in respectable company, and everyone expects that someday you'll disappear to an island (Aquarius rising).",
      "They don't know about the savings account, or that your Moon in Capricorn is easy only when somebody responsible has taken care of the future.",
      "You've thought about the island and looked into what kind of health insurance you could get there.",
    ],
    turn: "People meet a free spirit, and behind it somebody careful is checking that everything's been paid for.",
    task: [
      'Teach somebody wilder than you one of the dull things that let you be so free, such as how you save.',
      'Let them laugh.',
      "It's what the other rebels have been missing, and it could get one of them to the island.",
    ],
  },
  Aquarius: {
    opening: [
      'You find out on Thursday what you felt on Tuesday.',
      "While a thing's happening you're clear and a bit amused, so people in a crisis are glad to have you there (Aquarius rising).",
      "It isn't a pose, since with your Moon in Aquarius you're just as level alone, and a feeling takes a long time to reach you.",
      "When it does, you may be in a drugstore, crying in front of the sunglasses, and the person it's about went home two days ago.",
    ],
    turn: "You're calm at the time because the feeling hasn't reached you yet, and a few days later it always does.",
    task: [
      'When something big happens this month, put a note on your calendar for two days afterward, with the name of the person who was there.',
      'On that day, call them.',
      "They left thinking that you'd taken it awfully well, and on Thursday it isn't too late for them to hear what you felt on Tuesday.",
    ],
  },
  Pisces: {
    opening: [
      'A friend in tears leaves you cool, and a sad story from far away undoes you.',
      'When somebody breaks down next to you, you get practical and ask good questions, which some people find chilly (Aquarius rising).',
      "Alone, with the news on, there's no stopping it, since your Moon in Pisces takes in everything that comes from far enough away.",
      'You can cry over a lost whale in the same week that you pat a cousin in tears on the shoulder, twice.',
    ],
    turn: 'You can feel for everyone in the world, provided that none of them is sitting next to you.',
    task: [
      "With the next person who cries near you, don't ask any questions, and stay close until they've finished.",
      "You don't have to feel anything by then.",
      'Your cousin never knew about the whale, and would be comforted to learn that you cry too.',
    ],
  },
}
