import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'Everyone should have a say, in your opinion, as long as they say yes by lunch.',
      "What you're after is a fair arrangement in which nobody gives orders, and you can generally see one (your Sun in Aquarius).",
      'When other people hesitate, your Moon in Aries loses its temper and starts pushing.',
      'When a group meets to work out how it should make decisions, you speak first, and you also announce the result.',
    ],
    turn: "You'd defend anyone's right to say no, but you take it hard when they use it.",
    task: [
      'Bring one idea to a group this month and explain it once, and then say nothing more about it for a whole day.',
      "If that's difficult, go for a run.",
      "Other people may well say yes to your idea, and they'd enjoy getting there by themselves, even if it's after lunch.",
    ],
  },
  Taurus: {
    opening: [
      "You're in favor of change, as long as nobody moves your mug.",
      "You take a daily interest in how people could live if they'd only think about it (your Sun in Aquarius).",
      "Your own life is another matter, because your Moon in Taurus loves what it's used to and takes an hour to get over a new toothpaste.",
      "You can argue all evening that nobody should own a thing they don't use, and go home to a closet that hasn't changed in ten years.",
    ],
    turn: "You'd change the way everyone lives, starting with somebody other than yourself.",
    task: [
      "Pick one small change that you've been recommending to other people, and live with it yourself for a week.",
      'Then tell one of them honestly how it went, including the part where you wanted your mug back.',
      "It's much easier to take advice about change from somebody who has found out that it's hard.",
    ],
  },
  Gemini: {
    opening: [
      "Since you'd sooner be interesting than right, it surprises you when people believe you.",
      "Opinions that everybody already has don't do much for you, and you enjoy saying the one that makes a table go quiet (your Sun in Aquarius).",
      'Your Moon in Gemini enjoys the back-and-forth even more, and tomorrow it would argue the other side to keep one going.',
      'Meanwhile a friend has gone home and started to rearrange her life because of something that you were only trying out.',
    ],
    turn: "An idea of yours can be a conviction in the morning and a game by night, and you don't always know which.",
    task: [
      "When you say something startling this month, add whether you'd act on it yourself, and if so by when.",
      'If you were only trying it out, say that instead.',
      "Some people take everything you say as a promise, and they'd like to know before they rearrange anything.",
    ],
  },
  Cancer: {
    opening: [
      "You live for what's coming next, until an old song undoes you for the day.",
      "The future is what interests you, and you get impatient with habits that people can't give a reason for (your Sun in Aquarius).",
      "Your Moon in Cancer, though, could stay attached to one summer and the people in it for good, and it doesn't need a reason.",
      "A song from then comes on in a drugstore, and you stand there until it's over and don't mention it.",
    ],
    turn: 'Your mind moved on from the past a long time ago, but your feelings never agreed to come along.',
    task: [
      'Call somebody this month who was there for a time that you miss, and ask what they recall of it.',
      "Play them the song, and stay on the phone until it's over.",
      "People worry that they're too old-fashioned for you, and one of them would be happy to learn that you miss the same summer.",
    ],
  },
  Leo: {
    opening: [
      "You don't want to be like anyone else, and you'd like everyone to love you for it.",
      'Belonging to a crowd has never appealed to you, and you judge things by your own lights (your Sun in Aquarius).',
      "But your Moon in Leo needs to be admired, and being right doesn't make up for going unnoticed.",
      "So you come to the party in a jacket nobody else would wear, and you're low by nine because no one has mentioned it.",
    ],
    turn: 'With great dignity you refuse to please people, and then you check how they took it.',
    task: [
      'Ask one person for a compliment this month, about one thing, in so many words.',
      'Hardly anybody does that, so it ought to appeal to you.',
      "People weren't sure that you'd want to hear they liked the jacket, and a friend will be glad to learn that you do.",
    ],
  },
  Virgo: {
    opening: [
      'For someone with great hopes for humanity, you find it hard to watch one person pack a grocery bag.',
      "It's almost a faith with you that things could be arranged more sensibly for everybody (your Sun in Aquarius).",
      "But you live your life at close range, where your Moon in Virgo can't relax next to something that's being done badly.",
      'You can explain that everybody needs room to do things in their own style while you take the eggs back out.',
    ],
    turn: "In principle you trust everyone, but in practice you'd rather do it yourself.",
    task: [
      "Let one small job be done wrong in front of you this month, beginning to end, by somebody who's enjoying it.",
      "Say thanks, and don't fix it until the next day.",
      "You've got great hopes for people in general, and here's one person who'd find out that you meant them too.",
    ],
  },
  Libra: {
    opening: [
      "You're so fair to everyone that the people closest to you can't tell they're special.",
      "You believe that people can disagree without harm, and you've become a good example of it (your Sun in Aquarius).",
      "Nothing heated comes up when you're at home either, since your Moon in Libra likes good manners and smooths over a quarrel before it starts.",
      "A friend of fifteen years might notice that you've never said a thing to them that you couldn't have said to a stranger.",
    ],
    turn: 'Your mind is fair and your feelings are polite, so people can know you for years without once seeing you upset.',
    task: [
      "Tell one person something this month that you wouldn't say to anybody else, such as what you'd miss most about them.",
      "Don't follow it with anything balanced.",
      "They have your good opinion along with everyone else, and they'll finally have heard what's special about them.",
    ],
  },
  Scorpio: {
    opening: [
      "You tell people that they're free to go, but you don't get over it when they do.",
      'Nobody should be held on to, in your opinion, and when someone leaves you help them pack (your Sun in Aquarius).',
      "But your Moon in Scorpio stays attached, and it can hurt for years to see that they've put up new pictures.",
      'Asked about it, you say that you both handled it very well, and then you go home and look them up again.',
    ],
    turn: "You believe that anyone may leave, but you've never stopped missing a single one who did.",
    task: [
      "Tell somebody who's still here how much you'd mind if they left.",
      'Say it plainly, and keep any views about freedom out of it.',
      "You've been so easygoing with them that they may wonder whether you'd notice, and it's good to know that somebody would rather you didn't pack.",
    ],
  },
  Sagittarius: {
    opening: [
      "You've got wonderful ideas for any place that you're on your way out of.",
      "You can see how things could be better for everyone, and you'll help to start almost anything (your Sun in Aquarius).",
      "Your Moon in Sagittarius, though, gets its lift from whatever's next, and it fades once there are minutes to take.",
      "Something that you founded may still be running, thanks to a person you met there who doesn't mind making the photocopies.",
    ],
    turn: "You love to get a thing started, and you're happiest leaving it, so somebody else does everything in between.",
    task: [
      'Go back this month to something that you helped to start, and do one dull job there from beginning to end.',
      'Nobody has to know whose idea it was.',
      "The person who's been making the photocopies would like to see you, and has a few questions about how it was meant to go.",
    ],
  },
  Capricorn: {
    opening: [
      "Before you'd change a single rule, you'd read all of them.",
      "Much of what passes for normal looks to you like a mistake, and you'd make it fairer and a good deal stranger (your Sun in Aquarius).",
      "But your Moon in Capricorn isn't comfortable until it knows who'll pay, and it won't give up the old way until the new one has been tested.",
      "So you're the rebel at the meeting, and you're also the one who asks to see the budget.",
    ],
    turn: "You think like somebody who'd tear it all down, and you worry like the person who owns the building.",
    task: [
      'Break one small and silly rule of your own this month, where somebody can see you do it.',
      'Have no reason ready.',
      'Some people know you only as a rebel and some only as the one who asks to see the budget, and both would enjoy meeting the other.',
    ],
  },
  Aquarius: {
    opening: [
      "You're an outsider in every group, and that includes the ones you love.",
      "To think for yourself and belong to nobody is what you've always wanted, and you've mostly got it (your Sun in Aquarius).",
      "There's more of the same at home, because your Moon in Aquarius likes some distance and gets uneasy when it's made too welcome.",
      "Everyone's pleased that you came, no one's sure when you left, and it's a while since anybody asked you to stay.",
    ],
    turn: "You keep your distance on principle and you're comfortable there too, so nothing ever gives you a reason to come closer.",
    task: [
      "Join in something ordinary this month, such as a birthday or a game, and do exactly what everybody else does until it's over.",
      'You can think what you like in the meantime.',
      'People are used to you leaving early, and it will please at least one of them very much that you stayed.',
    ],
  },
  Pisces: {
    opening: [
      "Even when you can explain exactly why something hurts, you're still in tears about it.",
      "You like to see things clearly, and there's hardly a mess that you couldn't describe from the outside (your Sun in Aquarius).",
      "Inside, your Moon in Pisces takes in everybody's feelings, and knowing the reasons for them is no help.",
      "You give a calm account of what went wrong and whose fault it wasn't, and ten minutes later you can't finish a sentence.",
    ],
    turn: "You can explain better than anyone why a thing happened, and it hurts you just as much as if you couldn't.",
    task: [
      'Spend one conversation this month without explaining anything, with somebody who usually comes to you for explanations.',
      "Only tell them what it's been like.",
      "They know how clear you can be, and they'd like for once to be the one who puts an arm around you.",
    ],
  },
}
