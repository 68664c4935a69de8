import type { DayThoughts } from '#lore/authored.ts'

export const neptuneToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        'Things get done these weeks without your appearing to try.',
        "Mars in the first house is used to leaning against what's in front of it, and Neptune shows it how to go around.",
        "It looks like luck, and it's mostly that you aren't fighting anyone.",
      ],
      task: "Do one thing you'd normally force at the speed of a stroll, and stop when it stops.",
    },
    2: {
      says: [
        "You'd rather work for something than for money, and just now you can afford to.",
        'Neptune these weeks gives the second-house Mars a reason besides the sum.',
        "Strangely enough, people pay better for what's done that way, or help you get by on less.",
      ],
      task: "Give an hour of your best work to something that can't pay you.",
    },
    3: {
      says: [
        "You can disagree these weeks, and nobody's hurt.",
        "The Mars in your third house has a temper in small matters, and Neptune gives it a feeling for the other person's day.",
        "What would've been a quarrel at the mailbox ends with a joke.",
      ],
      task: 'Ask the person who irritates you in daily life how their week has been, and wait for the answer.',
    },
    4: {
      says: [
        "Strength at home doesn't have to be loud.",
        "Neptune these weeks calms the Mars in this house, which tends to defend what no one's attacking.",
        "A quarrel in the family ends early because you've left out your part in it.",
      ],
      task: 'Take on a piece of heavy work at home for somebody there, without being asked and without mentioning it.',
    },
    5: {
      says: [
        "You play with imagination these weeks, and you don't care who wins.",
        "The fifth-house Mars wants to be first, and with Neptune it'd rather be carried away, on a dance floor or with a brush or in a game with changing rules.",
        'You may find that others follow.',
      ],
      task: "Dance, draw, or play something with no score until you've lost track of the time.",
    },
    6: {
      says: [
        'Work flows, and your body is glad of it.',
        'Neptune these weeks oils the Mars of your sixth house, which usually goes at the list with its sleeves rolled up.',
        "You rest between tasks without noticing, and by the end you've done the usual amount.",
      ],
      task: 'Put on music you love, and do the dullest task on your list in time with it.',
    },
    7: {
      says: [
        'A conflict with somebody dissolves.',
        'Neptune these weeks gets into the seventh-house Mars, and you see that the other person was frightened all along.',
        "Neither of you remembers precisely who'd started it, and you both agree to leave it there.",
      ],
      task: "Find something gentle to do for the person you last argued with, and don't bring up the argument.",
    },
    8: {
      says: [
        'Somebody else can be the strong one for a while.',
        'The Mars in your eighth house would rather carry it alone than depend on anyone, and Neptune these weeks opens its fingers one at a time.',
        'The relief may make you sleepy.',
      ],
      task: 'Let another person take over something difficult today, in their own way and to the end.',
    },
    9: {
      says: [
        "You'd follow a dream these weeks, at least to the edge of town.",
        "Neptune gives the ninth-house Mars something to walk toward, and it walks farther than any plan would've sent it.",
        "It doesn't matter whether you arrive, as long as you've set out.",
      ],
      task: 'Walk for an hour toward something you can see or hear from far off.',
    },
    10: {
      says: [
        "A goal that's bigger than your own success gives you strength.",
        "The Mars in your tenth house likes to climb, and Neptune these weeks shows it people who'd be better off if it got there.",
        "Those above you find it hard to refuse somebody who isn't asking for themselves.",
      ],
      task: 'Ask a favor of someone influential on behalf of another person.',
    },
    11: {
      says: [
        'You and your friends can do some good, and without quarreling.',
        'Neptune these weeks takes the edge off the Mars in your eleventh house, which wants every plan to be a battle.',
        'Somebody who never comes to anything may come to this.',
      ],
      task: 'Do one hour of hands-on help with friends for people none of you knows.',
    },
    12: {
      says: [
        'If you do something brave these weeks, nobody will find out.',
        "Neptune these weeks is good to the Mars in the twelfth house, which acts best when it doesn't have to explain itself.",
        'You might forgive someone or turn back at the right point, and only you know how hard that was.',
      ],
      task: 'Make one sacrifice that nobody will notice, and let that be the end of it.',
    },
  },
  presses: {
    1: {
      says: [
        "You can't get going these weeks, and pushing doesn't help.",
        "Neptune has made the Mars in your first house slow and sleepy, and people wonder where your spirit's gone.",
        "It's resting, and it'll be up again sooner if you don't shout at it.",
      ],
      task: 'Finish one small physical thing, such as ten stairs or one dish, and count the day as won.',
    },
    2: {
      says: [
        "All that work, and it's as if the money ran into sand.",
        "The Mars in your second house wants to see results, and Neptune these weeks has them vanish into small repairs and other people's emergencies.",
        "Effort isn't what's missing.",
      ],
      task: 'Decide what one sum is for before it comes in, and send it there the minute it does.',
    },
    3: {
      says: [
        'You say yes in a tone that means no, and people hear the word.',
        'Neptune these weeks dampens the third-house Mars, so your anger comes out as forgetting, being late, and sending nothing.',
        "They may be starting to think that you don't care, and you care quite a lot.",
      ],
      task: 'Turn one silent refusal into a spoken one, in a single friendly sentence.',
    },
    4: {
      says: [
        'Something at home is bothering everyone, and nobody says anything.',
        "The Mars in your fourth house senses the tension and can't find an opponent, since Neptune these weeks has everybody being nice.",
        "You're worn out by a quarrel that hasn't taken place.",
      ],
      task: 'Ask at home who else finds it tense at the moment, and leave a long pause.',
    },
    5: {
      says: [
        "You're running after somebody or something that keeps moving away.",
        "Neptune these weeks gives the fifth-house Mars a mirage to pursue, and the chase is so lovely that you haven't asked whether it wants to be caught.",
        'Your own work lies where you dropped it.',
      ],
      task: "Stay where you are for a day, and see whether what you're chasing takes a step toward you.",
    },
    6: {
      says: [
        "There's no strength left in you, and you're ashamed of it.",
        'The Mars in your sixth house lives by getting things done, and Neptune these weeks has taken the strength away.',
        'When you work in spite of it you make mistakes that cost you the next day.',
      ],
      task: "Do only what would cause real trouble if it were left, and go to bed when that's done.",
    },
    7: {
      says: [
        "Somebody may have done it so softly that you can't prove they did.",
        'Neptune these weeks leaves your seventh-house Mars without a clear opponent.',
        'You may be fighting with what you imagine they think of you.',
      ],
      task: 'Describe to the other person one thing they did, without saying why they did it, and ask.',
    },
    8: {
      says: [
        "The strength you put into something shared isn't being matched.",
        'The eighth-house Mars would fight for the two of you to the end, and Neptune these weeks has made the other one vague about the plan.',
        "It's possible that you took a dream of theirs for an agreement.",
      ],
      task: 'Stop pulling for one day, and see whether the thing you share moves.',
    },
    9: {
      says: [
        "What you've been fighting for has gone out of sight.",
        'Neptune these weeks blurs the aim of the ninth-house Mars, and what remains is the marching.',
        "It may have been a good cause, or a good leader, and you're allowed to sit by the road and think.",
      ],
      task: 'Ask someone who left the cause, the course, or the plan you believe in why they left.',
    },
    10: {
      says: [
        "You get nowhere at work or with your goal, and there's nobody to blame.",
        'The Mars in your tenth house would know what to do with an obstacle, and Neptune these weeks offers it fog, in the form of unanswered requests and postponed dates.',
        'More force only gets you lost faster.',
      ],
      task: "Ask for one definite date or name in a matter that's drifting, and settle for nothing else.",
    },
    11: {
      says: [
        "You're marching with a crowd these weeks, and you aren't sure where.",
        'Neptune has swept up the eleventh-house Mars in a common mood, which feels like strength.',
        "On your own you'd have asked by now what it's meant to achieve.",
      ],
      task: "Ask the friends you're following what will be different when they've won.",
    },
    12: {
      says: [
        'Small mishaps keep stopping you, and it looks like bad luck.',
        "The Mars in your twelfth house has a wish it doesn't approve of, and Neptune these weeks lets it act on that by way of lost tickets and forgotten dates.",
        'The mishaps all point in one direction.',
      ],
      task: "Ask yourself what your last three mishaps have kept you from, and whether you'd wanted to go.",
    },
  },
}
