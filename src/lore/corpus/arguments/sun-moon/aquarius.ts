import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'Everybody ought to be free, preferably by lunch.',
      "What you want is a better arrangement for all of us, and you can see one, with nobody giving orders and nobody's toes stepped on (your Sun in Aquarius).",
      'When the rest of us hesitate, your Moon in Aries loses its temper, on behalf of the future, and starts pushing.',
      "When a group is working out how to share decisions, you're the first to speak as well as the one who announces the result.",
    ],
    turn: "You'd give anyone the right to say no, and it's hard on you when somebody uses it.",
    task: [
      "Bring one idea to a group this month and say nothing more about it for a whole day after you've laid it down.",
      'Go and run it off.',
      "The future's better at waiting than you are, and the others might like your arrangement if they'd been given time to step into it by themselves.",
    ],
  },
  Taurus: {
    opening: [
      "You're all for change, as long as nobody moves your mug.",
      "How people could live, if they'd only think about it, is the great interest of your days (your Sun in Aquarius).",
      "All the same, your Moon in Taurus loves what it's used to and takes an hour to recover from a new toothpaste.",
      'The draft of the new society has a section near the end, rather detailed, under which you get to keep your street.',
    ],
    turn: "Your plans are for everybody's life, but your one request is that they start down the block.",
    task: [
      'Try the smallest paragraph of the draft on yourself for a week, and keep an honest diary of how you took it.',
      "Read it to someone you've been urging.",
      "After a week with new toothpaste, you'll be much easier for slow people to follow.",
    ],
  },
  Gemini: {
    opening: [
      "You'd sooner be interesting than agreed with.",
      "An idea that everyone already has does nothing for you, and it's your pleasure to think the thing that clears the table (your Sun in Aquarius).",
      "Your Moon in Gemini is lulled by nothing so much as a good exchange, and it'll defend the opposite tomorrow to keep one going.",
      'Somebody could change her whole life on the strength of a remark you were only trying out.',
    ],
    turn: "By day it's a conviction and by night it's a toy, and you'd have trouble saying when it turns.",
    task: [
      "When you say something startling this month, add whether you'd act on it, and if the answer's yes, name the day.",
      'A simple "just playing" is fine, too.',
      "There are people who honor you by taking you at your word, and they'd like a little warning before they clear their own tables.",
    ],
  },
  Cancer: {
    opening: [
      'However far you get ahead of your time, you miss the summer you were nine.',
      "Tomorrow's where your interest lies, and you're impatient with old habits and with everyone's reasons for them (your Sun in Aquarius).",
      'Then a song comes on in a drugstore, and your Moon in Cancer is back on some porch in another year with everyone still in the yard.',
      'You buy the batteries and go home rather quietly to work on the future.',
    ],
    turn: "Your mind has moved on from all of it, and you're still waiting to be called in to supper.",
    task: [
      'Ask someone who was there about the summer you miss, for as long as it takes, with its music on.',
      'Nobody has to draw a conclusion.',
      "You make people a little afraid that they're out of date, and it would warm them to know that the person from the future is homesick for the same yard.",
    ],
  },
  Leo: {
    opening: [
      "You'd like to be one of a kind, by popular demand.",
      "You wish to belong to no one's club and to judge a matter as if you'd landed yesterday (your Sun in Aquarius).",
      "Your Moon in Leo would like you to be applauded for it, because it needs to be made much of and can't live on being right.",
      "You'll cut your hair in protest at what everyone's doing, and wait all morning for someone to love it.",
    ],
    turn: "You refuse to please them with great dignity, and then you look up to see how they're taking it.",
    task: [
      'Ask for admiration in advance this month, from one person, about one thing, in those words.',
      "It's unconventional, so it ought to appeal to you.",
      "People haven't been sure that somebody from no club at all would care to be clapped for, and they've been sitting on their hands.",
    ],
  },
  Virgo: {
    opening: [
      "You've got hope for mankind, and doubts about how it loads the trunk.",
      'That things could be arranged more sensibly for everybody is close to a faith with you (your Sun in Aquarius).',
      "It's on the small scale that you have to live, and your Moon in Virgo can't be at rest beside a bag that has been put in sideways.",
      'You can say that people must be allowed to do it their own way while taking everything back out.',
    ],
    turn: "As a principle you'd trust anyone, and as a matter of fact you'd rather do it yourself.",
    task: [
      "Let one thing be done wrong this month, by somebody who's enjoying it, from start to finish in front of you.",
      'Hold something in both hands.',
      "If they're to have the future, as you've always said they should, then somebody's got to let them have the trunk.",
    ],
  },
  Libra: {
    opening: [
      "You've never raised your voice to anyone you love, or lowered it.",
      "A world in which people can differ without harm is your whole idea, and you're a good example of it (your Sun in Aquarius).",
      "There's no heat at home to upset it, since your Moon in Libra likes love to be well mannered and likes its quarrels over before they've begun.",
      "A friend could know you for fifteen years and never hear you say a thing that you wouldn't say to a panel.",
    ],
    turn: "Your mind is fair to everyone and your feelings are polite, so it takes a while to find out that they're there.",
    task: [
      "Say one thing in a low voice this month, to one person, that wouldn't be fair or reasonable to say to anybody else.",
      "Then don't balance it.",
      "They've had your good opinion for years along with everybody else, and may have wondered if there was anything that only they would ever hear.",
    ],
  },
  Scorpio: {
    opening: [
      "You can let anyone go, but you've never let go of anyone.",
      "People should be free, you've always said, and you're the one who helps them pack and carries the lighter box down (your Sun in Aquarius).",
      'Your Moon in Scorpio goes with them.',
      "For years it can feel, from two time zones off, that they've taken down the picture, while you're telling somebody how well you both handled it.",
    ],
    turn: "Your views on freedom would fit on a banner, and underneath it you've still got somebody by the sleeve.",
    task: [
      "Say to one person who's still here what you'd only have thought after they left.",
      'Use no ideas in it.',
      "It's a good deal for them to take in, from somebody so easy about the lighter box, and it might be what they've been waiting to unpack for.",
    ],
  },
  Sagittarius: {
    opening: [
      "The world ought to be different, and until it is, you'd like to be somewhere else.",
      'You see how it could be for all of us (your Sun in Aquarius).',
      'No anchor comes with that vision, because your Moon in Sagittarius is hopeful from a distance, and once a place turns out to have people in it, it thinks of other places.',
      "A thing you helped to found may still be running, thanks to somebody you met there who doesn't mind the copier.",
    ],
    turn: 'What you believe in is always ahead and what cheers you up is leaving, and it takes others to do the dishes in between.',
    task: [
      'Go back to something you helped to start and do one dull job in it, unasked, to the end.',
      'Drink whatever they drink there.',
      'The one who minds the copier has kept your idea going on the faith you left behind, and would be glad to see where it came from.',
    ],
  },
  Capricorn: {
    opening: [
      "You'd like to change the rules, and you've read them.",
      "Most of what's called normal strikes you as an oversight, and you'd make it fairer and much stranger if they let you (your Sun in Aquarius).",
      "But your Moon in Capricorn can't feel safe in a blank space, and no wall comes down while it's on watch until the new one has been priced.",
      'Any manifesto of yours would come with an appendix on sewers.',
    ],
    turn: 'You dream like a rebel, and you sleep like the owner of the building.',
    task: [
      'Break one small and silly rule of your own this month, where someone can see it, with no supporting documents.',
      'Have no reason ready.',
      "The dreamers around you think that you've gone over to the building, and the builders think you're a dreamer, and both would be relieved by a wink.",
    ],
  },
  Aquarius: {
    opening: [
      "You're the exception everywhere, and that includes at home.",
      "To belong to yourself and think what you think is all you ever asked for, and you've got it (your Sun in Aquarius).",
      'You go home to more of it, because your Moon in Aquarius is eased by distance and made uneasy by too much welcome.',
      "Everyone's glad you came and nobody's quite sure when you left, and it's a while since anybody asked whether you'd rather stay.",
    ],
    turn: "You stand apart on principle and you stand apart by nature, so there's never been a reason to come in.",
    task: [
      'Join in with something ordinary this month, all the way, in the same shirt as everyone and with the same song.',
      'You can think what you like while you sing.',
      "They've kept a place for you out of friendliness and somewhat out of habit, and it does something for a group when the exception turns up on purpose.",
    ],
  },
  Pisces: {
    opening: [
      "You understand it completely, and you're heartbroken.",
      "To see a thing clearly is half of life to you, and there's hardly a mess that you can't explain from the outside (your Sun in Aquarius).",
      "What you've stood back from seeps in to your Moon in Pisces, and it makes no difference there that nobody's to blame.",
      'With everything accounted for, you hear eight bars of something through a wall and have to sit down on the stairs.',
    ],
    turn: 'Up there you can see for miles, while meanwhile the ground floor has been filling since this morning.',
    task: [
      "Explain nothing for one evening, to somebody who has often come to you for an explanation, and tell them only what it's like.",
      'If a theory comes along, let it wait in the hall.',
      "They've got the theory by now, and what they've never been given is anyone to put an arm around.",
    ],
  },
}
