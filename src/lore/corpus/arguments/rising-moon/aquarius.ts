import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You're above it all until somebody takes your seat by the window.",
      "In any quarrel but your own, you're the one who can see how both of them got there and what the rules ought to be (Aquarius rising).",
      "When it's your own, your Moon in Aries has no theory to offer, and its face is hot.",
      'Friends who admire your views on property get to hear you speak very differently about that seat.',
    ],
    turn: "Seen from a distance every quarrel makes sense to you, and in your own there isn't any distance.",
    task: [
      "Tell the people you're often with what your window seats are, the two or three things you're not reasonable about, while nobody's sitting in one.",
      'Say it as a known fact about the species.',
      'Everyone else on a long trip does better for knowing which seat is yours.',
    ],
  },
  Taurus: {
    opening: [
      'Your opinions come from the next century, and your suppers from the last one.',
      "In conversation you've already done away with money, marriage, and the weekend, so people picture you living in some fascinating way (Aquarius rising).",
      "They should see it, because your Moon in Taurus wants what it had last night, out of the same dish, and gets uneasy when a store it's used to is remodeled.",
      "The revolution you've been describing so well will have to be held within walking distance.",
    ],
    turn: 'Your ideas are always a few years ahead of anything you could stand to sleep in.',
    task: [
      'Carry out the easiest sentence of your program this month in your own household, and see what your stomach says to it.',
      'Report the result without improving it.',
      'The next century would look friendlier to everybody with supper in it.',
    ],
  },
  Gemini: {
    opening: [
      'Your head is such good company that the rest of you goes hungry.',
      "Others find a quick, unusual mind that's open to any idea and a little hard to get hold of (Aquarius rising).",
      "There isn't anything slower behind it, since with your Moon in Gemini even comfort comes as information, and a bad day gets better once you've understood how it was made.",
      "At four in the afternoon you discover that you've eaten nothing, one foot's asleep, and you're cold.",
    ],
    turn: 'With so much going on in your head, the news from below the neck tends to arrive late.',
    task: [
      "Make one standing date this month with nothing to talk about in it, a swim or a stretch of digging, next to somebody who isn't a talker.",
      "Go even when you've got a better idea.",
      "Someone who can't keep up with you in conversation may do very well at your side in the deep end.",
    ],
  },
  Cancer: {
    opening: [
      "After telling people they're free to go, you watch from the window.",
      "It's a point of honor with you that nobody has to explain or apologize or stay for the sake of staying (Aquarius rising).",
      "But your Moon in Cancer counts heads at night and can't settle until the number's right, and it has never told anyone that it would like to be missed.",
      'So a friend who left early, with your blessing, has no idea how long you stood there.',
    ],
    turn: 'The person who tells everybody they may leave is also the one counting heads at bedtime.',
    task: [
      "Tell one of them, the next time they head off, that you'd like them back, and name a day.",
      "They're still free to say no.",
      'Somebody down on the sidewalk has probably turned around more than once, hoping to see you at that window.',
    ],
  },
  Leo: {
    opening: [
      "You'd like everyone to remember who first told them they were equal.",
      "At your table there's no head and no foot, and you talk with the mayor and the mover in the same tone (Aquarius rising).",
      "All the while your Moon in Leo is glancing around the circle to see whether anyone's especially glad that you, in particular, came.",
      'You put the seats in a ring so that no one would stand out, and then told the one story that made everybody turn.',
    ],
    turn: "By conviction you're one of many, but by temperament you've been waiting to be called on.",
    task: [
      "In some group this month, ask for the thing you'd like to be known for, the opening words or the solo, and ask on the ground that you want it.",
      'Do it with your whole chest.',
      'A ring of equals can get awfully polite, and somebody has to show the others that a person may turn up and shine.',
    ],
  },
  Virgo: {
    opening: [
      "You can lose a night's sleep over a waiter in the middle of redesigning the city.",
      "What you think about is large, and people hear you on water and voting and schools and suppose that little things don't touch you (Aquarius rising).",
      "It's the little things that get in, because your Moon in Virgo keeps its own books and there's no entry too small.",
      'With forty years of transit planned to the minute, you lie there wondering if "no, that\'s fine" sounded cold.',
    ],
    turn: 'All day you think about how everyone should live, and all night about one thing you said.',
    task: [
      "On the next such night, write the crumb down in one line and, next to it, what you'd tell a friend who had said the same.",
      'Read it again at breakfast.',
      'The next person you sit down with gets you rested, and the waiter has long since gone on to worry about his own remarks.',
    ],
  },
  Libra: {
    opening: [
      "You dare to be different, as long as it doesn't bother anyone.",
      "People know you for the unexpected view and the unexpected shoes, and they assume you couldn't care less (Aquarius rising).",
      "You care to the last raised eyebrow (your Moon in Libra), and you can't be easy in your mind while somebody you like is making that small face.",
      "So the strange opinion gets an hour of charm put around it, until no one's sure that it was strange.",
    ],
    turn: "You step out of line with great style, and then you go back along the line to see if everybody's all right.",
    task: [
      'Say one unusual thing plainly this month and leave the small face alone for ten minutes.',
      'See what it does by itself.',
      'Quite often that face is thinking it over, and the person behind it would rather be surprised by you than looked after.',
    ],
  },
  Scorpio: {
    opening: [
      'For someone who says that nobody owns anybody, you know to the hour when they last wrote.',
      'Your friendliness is cool and even and asks for nothing, which people find restful (Aquarius rising).',
      "They've been spared the sight of your Moon in Scorpio, which attaches itself like a root and doesn't share well and can tell from a comma that something has changed.",
      "You're explaining over lunch why jealousy is a social habit, with your phone facedown, listening to it.",
    ],
    turn: "You've thought your way out of possessiveness completely, but you haven't felt your way out of it at all.",
    task: [
      'Own up to it with one person you trust, by saying "I noticed, and I minded" about some small thing, while it\'s small.',
      'You can keep the theory for lunch.',
      'Someone who took you at your word may have wondered if they mattered, and that comma would settle it.',
    ],
  },
  Sagittarius: {
    opening: [
      "You're homesick for a place that hasn't been built yet.",
      "People come away from you a little dazzled, since you talk about how we'll all be living as if you had just come from there (Aquarius rising).",
      "For your Moon in Sagittarius it's the only address that has ever felt right, and whatever's actually here looks a bit temporary.",
      "In somebody's real garden, with real tomatoes, you're describing the one on the roof.",
    ],
    turn: 'Your mind lives in the future and so does your comfort, and that leaves the present with no one to speak for it.',
    task: [
      "Spend one whole visit this month talking only about what's there, down to the taste of it.",
      'If a plan comes up, write it on your hand for later.',
      'The one who grew those tomatoes has waited through a good many roofs for you to try one.',
    ],
  },
  Capricorn: {
    opening: [
      'Nobody suspects a rebel of never having paid anything late.',
      "You say the startling thing in respectable company and wear what you like, and it's generally expected that someday you'll vanish to an island (Aquarius rising).",
      "They don't know about the retirement account, or that your Moon in Capricorn is at ease only when the future has been secured by somebody responsible.",
      "If you ever burned a bridge, you'd have it inspected first.",
    ],
    turn: "Behind the free spirit people meet, there's somebody careful, checking that everything has been paid for.",
    task: [
      'Teach somebody younger, or somebody wilder, one of the dull things that lets you be so free, such as how you put money by.',
      'Let them laugh.',
      'What the wild ones have been missing is in your files, and it could get one of them to the island.',
    ],
  },
  Aquarius: {
    opening: [
      'You find out on Thursday what you felt on Tuesday.',
      "While it's happening you're clear and a bit amused, so people with a crisis on their hands are glad of you (Aquarius rising).",
      "It isn't a pose, since with your Moon in Aquarius you're level at home as well, and a feeling has a long way to come.",
      "When it arrives, you may be at the pharmacy, crying at a rack of sunglasses, long after the person it's about has gone home.",
    ],
    turn: "You're calm at the time mostly because the feeling hasn't got there yet, and it always gets there.",
    task: [
      'When something big happens this month, put a note on your calendar for two days afterward, with the name of somebody who was there.',
      'On that day, call them.',
      "They left thinking you'd taken it awfully well, and it isn't too late on Thursday to find out that you hadn't.",
    ],
  },
  Pisces: {
    opening: [
      'Tears in the room leave you cool, and the ones a thousand miles off undo you.',
      'When a friend breaks down you get practical and ask good questions, which some find chilly (Aquarius rising).',
      "Alone, with the news on or a stranger's story, there's no stopping it, since your Moon in Pisces has no skin at that distance and takes in whole coastlines.",
      'You can weep over a lost whale in the same week that you pat a weeping cousin on the shoulder, twice.',
    ],
    turn: 'You can feel for everyone there is, provided that none of them is sitting across from you.',
    task: [
      "With the next person who cries near you, leave out the questions, and move your seat closer until they've finished.",
      "You don't have to feel anything on time.",
      "Your cousin had no way of knowing about the whale, and it's the same heart in both cases.",
    ],
  },
}
