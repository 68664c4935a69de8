import type { PassOutcomes } from '../../year-ahead.ts'

/** What a later pass of a slow transit is for: a middle one, and the one that ends it. */
export const passOutcomes: PassOutcomes = {
  sun: {
    presses: {
      reviews: [
        'You know this pressure by now, so you can answer it with less pride and more method.',
        'Whatever you took on when it began can still be handed back or done differently.',
        'What it asks is clearer than it was when it began, and some of it can be declined.',
      ],
      ends: [
        'When it lets go you tend to know yourself a little better, and others adjust to that.',
        "What you've given up by then you're unlikely to miss, and what you've kept is yours.",
        'What holds up under it you can rely on afterward, in your work and in yourself.',
      ],
    },
    eases: {
      reviews: [
        'What you began under it gets better for being gone over.',
        'You can correct what you began under it, and hardly anyone has to know.',
        'A plan that you made when it began can be made larger.',
      ],
      ends: [
        "What you've built with this help should stand without it.",
        'By now the gain is part of how you work, so you get to keep it.',
        'You come out of it with something to show, and with a better opinion of your own judgment.',
      ],
    },
  },
  moon: {
    presses: {
      reviews: [
        "You've been here before, so you can ask for what you need a little earlier.",
        'What hurt when it began can be talked about by now.',
        "Whatever helped when it began is likely to help now, so you needn't look for something better.",
      ],
      ends: [
        "Afterward you know who is there when you're no fun, and it's likely to be enough people.",
        "What you've learned about your own needs is the part that stays.",
        'When it lets go you can be generous again, and a little more careful with your strength.',
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
        "It's a chance to correct what was misunderstood, also by you.",
        'What was decided too quickly can be decided again.',
        'You know by now which facts matter, so the talk can be shorter.',
      ],
      ends: [
        'What gets agreed on in the end has been thought through more often than most agreements.',
        'The subject can rest after that, and you know more about it than you did.',
        'What had to be said has been said, and you can think about something else.',
      ],
    },
    eases: {
      reviews: [
        'Going over it once more improves it, and for once you enjoy the work.',
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
        'Somebody who was hard to read when it began is easier to read by now.',
        'You can tell what you miss from what you only thought you would.',
      ],
      ends: [
        "What's left is affection that has been tested, and it's worth more than the other kind.",
        "By then you know what you're willing to pay for, in every sense.",
        "You know by then whom you'd choose, and what you'd pay for it.",
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
        'You can try it with less force and better timing.',
        "What didn't work when it began needn't be tried a second time in the same way.",
      ],
      ends: [
        'Afterward your strength is your own to spend.',
        "By then you know what was worth the fight, and what you'd leave alone another time.",
        'The anger is used up by then, and some of it has gone into something useful.',
      ],
    },
    eases: {
      reviews: [
        'You can go on with what you began, at a better pace.',
        'The effort of earlier months begins to pay.',
      ],
      ends: [
        'What you began under it should be close to done.',
        'By now you know how to keep this up without a push.',
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
        'You can ask for more than you did when it began.',
      ],
      ends: [
        'What has grown since it began can be relied on.',
        'You can see by now what came of it, and most of that is pleasant.',
      ],
    },
  },
  saturn: {
    presses: {
      reviews: [
        'You go over the same duties with a cooler eye.',
        'What cracked when it began can be repaired or taken down.',
      ],
      ends: [
        'What still stands after that can be trusted for years.',
        "You know by the end of it which rules you'd have missed.",
        "The duties you have afterward are ones that you've agreed to.",
      ],
    },
    eases: {
      reviews: [
        'What has worked since it began can be made a rule.',
        'What you organized when it began proves itself.',
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
        'The restlessness comes with better ideas than it did when it began.',
        "You've seen what a sudden move brings, so you can make a slower one.",
      ],
      ends: [
        'By then you know which freedom you wanted, and it may be a modest one.',
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
        'Doubts that you put aside when it began come back, and some are useful.',
      ],
      ends: [
        "You're left with less of an illusion and more of a direction.",
        'What you still believe afterward, you believe with your eyes open.',
      ],
    },
    eases: {
      reviews: [
        'The idea gets clearer each time you come back to it.',
        'What you imagined when it began can be tried in a small way.',
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
        'What has ended by then can stay ended.',
      ],
    },
    eases: {
      reviews: [
        'You can go further into it than you dared to when it began.',
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
        'People have begun to get used to the change, and you can still adjust it.',
        'You know by now how people react to the change in you, and you can use that.',
        'Some people have come closer since it began and some have stepped back, and you can see why.',
      ],
      ends: [
        "How you come across by then is closer to what you're like.",
        'People who had trouble with the change have mostly gotten used to it.',
        "You've been seen at your most difficult by then, and the people who matter are still there.",
      ],
    },
    eases: {
      reviews: [
        "You can build on the impression you've made.",
        'People you met when it began may turn out to be useful or dear to you.',
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
        'What went unnoticed when it began may be noticed now, the good work included.',
        'What you found out about your work when it began can be acted on.',
      ],
      ends: [
        "Your standing afterward rests on what you've really done.",
        "By then it's clearer what you're working toward, and what you were only working through.",
        "A decision about your work that you've carried around can be made by then.",
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
