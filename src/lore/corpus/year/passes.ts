import type { PassOutcomes } from '../../year-ahead.ts'

/** What a later pass of a slow transit is for: a middle one, and the one that ends it. */
export const passOutcomes: PassOutcomes = {
  sun: {
    presses: {
      reviews: [
        'You know this pressure by now, so you can answer it with less pride and more method.',
        'Whatever you took on earlier can still be handed back or done differently.',
        'What is asked of you is clearer than it was, and some of it can be declined.',
      ],
      ends: [
        'After such a stretch you tend to know yourself a little better, and others adjust.',
        "What you've given up in the end you're unlikely to miss, and what you've kept is yours.",
        'What holds up under this pressure you can rely on afterward, in your work and in yourself.',
      ],
    },
    eases: {
      reviews: [
        'What you began earlier gets better for being gone over.',
        'You can correct what you began, and hardly anyone has to know.',
        'A plan that you made earlier can be made larger.',
      ],
      ends: [
        "What you've built with this help should stand without it.",
        'By now the gain is part of how you work, so you get to keep it.',
        'You end up with something to show, and with a better opinion of your own judgment.',
      ],
    },
  },
  moon: {
    presses: {
      reviews: [
        "You've been here before, so you can ask for what you need a little earlier.",
        'What hurt earlier can be talked about by now.',
        "Whatever has helped before is likely to help now, so you needn't look for something better.",
      ],
      ends: [
        "Afterward you know who is there when you're no fun, and it's likely to be enough people.",
        "What you've learned about your own needs is the part that stays.",
        'Once the pressure lets go you can be generous again, and a little more careful with your strength.',
      ],
    },
    eases: {
      reviews: [
        'The habits that have done you good can be made regular.',
        'You can tell which of your comforts have lasted.',
        "It's easier to accept care now that you've had some practice.",
      ],
      ends: [
        'The calm is your own by now, and you can keep it up without help.',
        "What you've arranged with the people close to you should hold.",
        'What has become easier at home tends to stay easy.',
      ],
    },
  },
  mercury: {
    presses: {
      reviews: [
        'What was misunderstood can be corrected, also where the mistake was yours.',
        'What was decided too quickly can be decided again.',
        'You know by now which facts matter, so the talk can be shorter.',
      ],
      ends: [
        'What gets agreed on in the end has been thought through more often than most agreements.',
        'The subject can rest from here on, and you know more about it than you did.',
        'A question you have chewed on for months can be put down, answered or not.',
        'What had to be said has been said, and you can think about something else.',
      ],
    },
    eases: {
      reviews: [
        'Going over a thing once more improves it, and for once you enjoy the work.',
        'People remember what you said, so you can build on it.',
      ],
      ends: [
        "What you've learned stays usable.",
        'The matter can be put in writing and left alone.',
      ],
    },
  },
  venus: {
    presses: {
      reviews: [
        'You look over what the two of you want from each other, or what you can afford.',
        'Somebody who used to be hard to read is easier to read by now.',
        'You can tell what you miss from what you only thought you would.',
      ],
      ends: [
        "What's left is affection that has been tested, and it's worth more than the other kind.",
        "In the end you know what you're willing to pay for, in every sense.",
        "You know afterward whom you'd choose, and at what price.",
      ],
    },
    eases: {
      reviews: [
        'What began pleasantly can go a little deeper.',
        "It's easier to say what you like, since it was welcome when you said it before.",
      ],
      ends: [
        'What you have come to like by now tends to stay.',
        'The pleasant part has a way of becoming a habit.',
      ],
    },
  },
  mars: {
    presses: {
      reviews: [
        'The pressure is the same, and you know by now where it gives.',
        'You can try again with less force and better timing.',
        "What didn't work before needn't be tried a second time in the same way.",
      ],
      ends: [
        'Afterward your strength is your own to spend.',
        "Afterward you know what was worth the fight, and what you'd leave alone another time.",
        'The anger is used up in the end, and some of it has gone into something useful.',
      ],
    },
    eases: {
      reviews: [
        'You can go on with what you began, at a better pace.',
        'The effort of earlier months begins to pay.',
      ],
      ends: [
        'What you began in earlier months should be close to done.',
        'By now you know how to keep up the pace without a push.',
      ],
    },
  },
  jupiter: {
    presses: {
      reviews: [
        'You can bring the plan down to a size that you can manage.',
        "What you've promised can be talked over, and it's better to be the one who asks.",
      ],
      ends: [
        'What survives is a plan that you can afford.',
        'You end up with fewer hopes and better ones.',
      ],
    },
    eases: {
      reviews: [
        'A chance that you let go by may come around after all.',
        'You can ask for more than you did before.',
        'An offer that was half meant may be repeated in earnest.',
      ],
      ends: [
        'What has grown in these months can be relied on.',
        'You can see by now what your luck has come to, and most of that is pleasant.',
      ],
    },
  },
  saturn: {
    presses: {
      reviews: [
        'You go over the same duties with a cooler eye.',
        'What has cracked by now can be repaired or taken down.',
        'A duty that you argued with earlier can be kept or dropped on purpose.',
        'You know by now which of your rules the trouble comes from.',
      ],
      ends: [
        'What still stands at the end can be trusted for years.',
        "You know by the end which of your rules you'd have missed.",
        "The duties you have afterward are ones that you've agreed to.",
      ],
    },
    eases: {
      reviews: [
        'What has worked so far can be made a rule.',
        'What you organized earlier proves itself.',
      ],
      ends: [
        "The work you've put in is finished, and it holds.",
        "You can count on what you've set up.",
      ],
    },
  },
  uranus: {
    presses: {
      reviews: [
        'The restlessness comes with better ideas than it did before.',
        "You've seen what a sudden move brings, so you can make a slower one.",
      ],
      ends: [
        'In the end you know which freedom you wanted, and it may be a modest one.',
        'What had to change has changed, and you can stop bracing for it.',
      ],
    },
    eases: {
      reviews: [
        'You get used to the change, and you can take it further.',
        'What was an experiment can become an arrangement.',
      ],
      ends: ['The new way is simply your way by now.', 'You keep the freedom without the fuss.'],
    },
  },
  neptune: {
    presses: {
      reviews: [
        'You can see a little more of what you had only wished for.',
        'Doubts that you had put aside come back, and some are useful.',
      ],
      ends: [
        "You're left with less of an illusion and more of a direction.",
        'What you still believe afterward, you believe with your eyes open.',
      ],
    },
    eases: {
      reviews: [
        'The idea gets clearer each time you come back to it.',
        'What you have imagined so far can be tried in a small way.',
      ],
      ends: [
        'What began as a wish has turned into something you can do.',
        'You keep the hope, in a form that fits your life.',
      ],
    },
  },
  pluto: {
    presses: {
      reviews: [
        "What you thought was settled shows what's still under it.",
        'You know what it costs by now to hold on, which makes it easier to stop.',
      ],
      ends: [
        "You've let go of what you had to, and the strength it took comes back to you.",
        'What has ended in these months can stay ended.',
      ],
    },
    eases: {
      reviews: [
        'You can go further than you dared to before.',
        'The change takes hold where it had only been planned.',
      ],
      ends: [
        'The change goes deep enough to be relied on.',
        "You're stronger for it, and you no longer have to show it.",
      ],
    },
  },
  asc: {
    presses: {
      reviews: [
        'People have begun to get used to seeing you differently, and you can still say how much of it you meant.',
        'You know by now how people react to the change in you, and you can use that.',
        'Some people have come closer in these months and some have stepped back, and you can see why.',
        'You can tell by now who likes the person you are turning into.',
      ],
      ends: [
        "How you come across in the end is closer to what you're like.",
        'People who had trouble with the change have mostly gotten used to it.',
        "You've been seen at your most difficult, and the people who matter are still there.",
      ],
    },
    eases: {
      reviews: [
        "You can build on the impression you've made.",
        'People you met earlier may turn out to be useful or dear to you.',
      ],
      ends: [
        'The ease you have with people by now tends to stay with you.',
        "You don't have to think about the impression you make for a while.",
      ],
    },
  },
  mc: {
    presses: {
      reviews: [
        'You can correct the course that you took at work.',
        'What went unnoticed before may be noticed now, the good work included.',
        'What you have found out about your work by now can be acted on.',
      ],
      ends: [
        "Your standing afterward rests on what you've really done.",
        "You see more clearly in the end what you're working toward, and what you were only working through.",
        "A decision about your work that you've carried around can be made now.",
      ],
    },
    eases: {
      reviews: [
        'The recognition can be turned into something definite, such as a title or a better rate.',
        'You can go back with the request that came too early.',
      ],
      ends: [
        "What you've gained at work is yours to keep.",
        'By now your name stands for something that you chose.',
      ],
    },
  },
}
