import type { Element } from '#sky/fact-base.ts'
import type { NatalPoint } from '../../passage.ts'

/** The question that a week asks of a point of the chart, and what it may come to. */
export interface WeekQuestion {
  asks: string
  /** After a contact that presses. */
  pressed: string
  /** After a contact that helps. */
  helped: string
}

/** By the element of its sign, so that the question is put in the words of that person. */
export const weekQuestions: Record<NatalPoint, Record<Element, WeekQuestion>> = {
  sun: {
    fire: {
      asks: 'What would you start if nobody clapped?',
      pressed:
        'You would start the part that still interests you when the room is empty, and that part is enough.',
      helped: 'You would start what you started this week, and the applause can come later.',
    },
    earth: {
      asks: 'How much do you have to get done before you count as somebody?',
      pressed:
        'You have to get less done than your list says, because the people who matter stopped counting some time ago.',
      helped: 'You count already, and the list goes faster once you know it.',
    },
    air: {
      asks: 'What do you think when nobody has told you yet what they think?',
      pressed: "You have an opinion that holds up without company, and you've now said it once.",
      helped:
        'You think more than you usually let on, and it turns out that people wanted to hear it.',
    },
    water: {
      asks: 'Whom are you trying to please by holding back?',
      pressed: 'You have been trying to please somebody who is no longer asking for it.',
      helped: 'Nobody needs you to hold back anymore, so you can come forward by a step.',
    },
  },
  moon: {
    fire: {
      asks: 'What happens to a feeling if you wait an hour before you act on it?',
      pressed:
        'A feeling gets smaller and more accurate in an hour, and the other person can answer it.',
      helped: 'Your feeling keeps for an hour, and you still mean it when the hour is over.',
    },
    earth: {
      asks: 'What do you need before you can relax, and who told you so?',
      pressed: 'Two of the things you wait for are habits, and the third is a night of sleep.',
      helped: "You need very little, if you take it early in the evening and don't explain it.",
    },
    air: {
      asks: 'Do you know how you feel, or only how you would describe it?',
      pressed:
        'You knew how you felt before you had the words, and the first clumsy version was the true one.',
      helped:
        'You do know, and saying it badly to one person works better than saying it well to several.',
    },
    water: {
      asks: 'How long can you look after people before you mind?',
      pressed:
        'You can look after people for about as long as you have, and saying so is kinder than going quiet.',
      helped: 'You can do it for quite a while, as long as somebody looks after you in between.',
    },
  },
  mercury: {
    fire: {
      asks: 'What do you say too early?',
      pressed:
        'You say the conclusion too early, and people can follow you if you give them the step before it.',
      helped: "You have said nothing too early that can't be improved by saying it a second time.",
    },
    earth: {
      asks: 'How sure do you have to be before you say something?',
      pressed:
        'You have to be sure enough to be corrected, which is a good deal less than certain.',
      helped: 'You can be less sure than you thought, since a useful guess beats a late answer.',
    },
    air: {
      asks: 'Which of your conversations has stopped going anywhere?',
      pressed: 'The conversation that has stopped is the one you keep winning, so it can end now.',
      helped:
        'The one that has stopped has no question in it, and a real question would start it again.',
    },
    water: {
      asks: 'What have you heard that nobody said?',
      pressed:
        'Some of what you heard was there and some of it was you, and asking sorts them out in a minute.',
      helped: 'You heard it correctly, and you can answer it out loud.',
    },
  },
  venus: {
    fire: {
      asks: 'Do you want this, or do you want to win it?',
      pressed:
        "You want parts of it and you want to win the rest, and what you'd still want once it is yours is the part to keep.",
      helped: "You want it, and it doesn't have to be difficult to be worth having.",
    },
    earth: {
      asks: 'What are you keeping because you paid for it?',
      pressed:
        'You are keeping at least one thing for its price, and letting go of it costs less than storing it.',
      helped:
        'You keep less for that reason than you feared, because most of what you have you would choose again.',
    },
    air: {
      asks: 'What do you give up to keep things pleasant?',
      pressed:
        'You give up more than the other person ever asked for, so you can take some of it back.',
      helped: 'You give up little that you would miss, as long as you name it once.',
    },
    water: {
      asks: 'What do you hope people will notice without being told?',
      pressed:
        'You hope for something that takes one sentence to say, and they would rather have the sentence.',
      helped: 'They had noticed all along, and they were waiting to be let in.',
    },
  },
  mars: {
    fire: {
      asks: 'Which fight are you in because it was there?',
      pressed:
        'You are in the loudest fight because it was there, and you can leave it without losing anything you wanted.',
      helped:
        'You are in no fight that you need to finish, so the strength can go to what you want.',
    },
    earth: {
      asks: 'What are you carrying that you were only asked to lift?',
      pressed: 'You are carrying a job that has an owner, and the owner can have it back.',
      helped: 'You are carrying something that you can finish, now that you know where it ends.',
    },
    air: {
      asks: 'What would you do if you stopped arguing for it first?',
      pressed: 'You would do a smaller version of it, and the argument would be over.',
      helped: 'You would do the same thing, a week sooner and with less explaining.',
    },
    water: {
      asks: 'What are you angry about when you say that you are tired?',
      pressed:
        'You are angry about one particular thing, said by one particular person, and it can be named.',
      helped: 'You are less angry than it seemed, and most of it goes once you have moved.',
    },
  },
  jupiter: {
    fire: {
      asks: 'How big does a plan have to be before it interests you?',
      pressed: 'A plan can be small enough to begin tomorrow and still interest you, it turns out.',
      helped:
        'A plan may be as big as this one, provided that you do the next piece and then look up.',
    },
    earth: {
      asks: 'How much is enough?',
      pressed:
        'Enough is a little under what you have been aiming for, and the difference is time.',
      helped: 'You have enough for the moment, and you can afford to be generous with some of it.',
    },
    air: {
      asks: 'Which of your ideas would you bet something on?',
      pressed: 'You would bet on the idea that you have talked about least.',
      helped: 'You can bet on the one that other people have started to repeat.',
    },
    water: {
      asks: 'Where do you say yes out of kindness?',
      pressed:
        'You say yes in a place where it has stopped being kind, and a plain no helps them more.',
      helped: 'You say yes in a place that deserves it, and you can set an end to it.',
    },
  },
  saturn: {
    fire: {
      asks: 'Who are you waiting for to say that you may?',
      pressed:
        'You are waiting for somebody who has never thought about it, so the waiting is yours to end.',
      helped:
        'You are waiting for nobody anymore, as you can tell from how little was said when you went ahead.',
    },
    earth: {
      asks: 'Which of your duties are yours?',
      pressed:
        'Most of your duties are yours, and one belongs to somebody who could carry it and has not been asked.',
      helped:
        'The duties that are yours are the ones you would keep without a boss, and they are lighter than they look.',
    },
    air: {
      asks: 'What would you say if it did not have to be correct?',
      pressed: 'You would say something useful, with one small mistake that nobody would mind.',
      helped: 'You would say much the same, only sooner, and people would still rely on it.',
    },
    water: {
      asks: 'What do you handle alone because asking feels worse?',
      pressed: 'You handle the heaviest part alone, and one person could take a corner of it.',
      helped:
        'You handle less of it alone than you did last year, and the asking has gotten easier too.',
    },
  },
  uranus: {
    fire: {
      asks: 'Which rule do you break just to hear it break?',
      pressed: 'You break one rule that costs you more than it costs anybody else.',
      helped: 'You break a rule that nobody will miss, so break it and go on with your week.',
    },
    earth: {
      asks: 'What have you left as it is because it works well enough?',
      pressed:
        'You have left something alone that has stopped working, and you were the last to admit it.',
      helped:
        'You have left something that takes an afternoon to change, now that you have looked at it.',
    },
    air: {
      asks: 'How different do you need to be?',
      pressed: 'You need to be different enough to think, and no more than that.',
      helped: 'You need to be only as different as you are, and people have made room for it.',
    },
    water: {
      asks: 'What would surprise the people who think they know you?',
      pressed:
        'It would surprise them how long you have wanted a change that you never brought up.',
      helped: 'Very little would surprise them, as it turns out, and you can relax about the rest.',
    },
  },
  neptune: {
    fire: {
      asks: 'Are you inspired, or are you just tired of the facts?',
      pressed: 'You are a bit of both, and the facts are quicker to fix.',
      helped: 'You are inspired, and it is still there after a night of sleep.',
    },
    earth: {
      asks: 'What are you hoping will sort itself out?',
      pressed:
        'You are hoping about something that takes a phone call, and the call is shorter than you imagine.',
      helped:
        'The matter you have in mind really is sorting itself out, without any help from you.',
    },
    air: {
      asks: 'Which story are you telling yourself because it sounds good?',
      pressed:
        'The story that sounds good has nobody at fault in it, and a plainer version would help you more.',
      helped: 'Your story is nearly true, and the small correction improves it.',
    },
    water: {
      asks: 'Whose mood have you been living in?',
      pressed:
        'You have been living in the mood of somebody close to you, and a day apart gives you back your own.',
      helped: 'The mood is your own, more than you thought, and it is better than it was.',
    },
  },
  pluto: {
    fire: {
      asks: 'Who gets to decide?',
      pressed:
        'You get to decide in the one matter that you care about, once you leave them the others.',
      helped: 'You get to decide, and hardly anyone minds.',
    },
    earth: {
      asks: 'What are you holding so hard that it has started to hold you?',
      pressed:
        'You are holding on to an arrangement you made in a worse year, and you can loosen it by one notch.',
      helped:
        'Less and less has that kind of hold on you, which you can tell from how well you slept.',
    },
    air: {
      asks: 'What does everybody know that nobody says?',
      pressed:
        'Everybody knows one plain thing, and saying it calmly changed less than you feared.',
      helped: 'What everybody knows can be said now, because two of you have already thought it.',
    },
    water: {
      asks: 'What have you decided never to need again?',
      pressed:
        'You have decided never to need a certain kind of help, and you are strong enough by now to take it.',
      helped: 'You can need it again without being at its mercy.',
    },
  },
  asc: {
    fire: {
      asks: 'What do people get if they get the first version of you?',
      pressed: 'They get somebody quick who can afford to let the other person finish.',
      helped: 'They get somebody who sets things going, which is why they keep inviting you.',
    },
    earth: {
      asks: 'What do people rely on you for before they know you?',
      pressed: 'People rely on you for more than you offered, so it is fair to say where it stops.',
      helped:
        'People rely on you for something that you do gladly, and it gets you into most of the rooms you want.',
    },
    air: {
      asks: 'Who are you when you stop being easy to talk to?',
      pressed:
        'You are somebody with a view that the talk had been hiding, and the view is welcome.',
      helped: 'You are the same person with fewer words, and people stay.',
    },
    water: {
      asks: 'How much of you can people see?',
      pressed: 'People can see more of you than you meant to show, and nothing bad has come of it.',
      helped: 'People can see as much as you choose, and this week you chose a little more.',
    },
  },
  mc: {
    fire: {
      asks: 'Where are you trying to get to so fast?',
      pressed: 'You are headed somewhere that will still be there if you arrive rested.',
      helped: 'You are headed for a place you can name, and this week brought you a step nearer.',
    },
    earth: {
      asks: 'What do you want to be known for once the work is done?',
      pressed:
        'You want to be known for one of the things you are busy with, and you know by now which.',
      helped: 'You want to be known for what you are doing already, a bit more visibly.',
    },
    air: {
      asks: 'What do people say about your work when you are not there?',
      pressed:
        'They say something more specific than you think, and you could ask to hear it yourself.',
      helped: 'They say good things in vague words, so give them better words.',
    },
    water: {
      asks: 'Does what you do in public still match what you care about?',
      pressed: "It matches in part, and the part that doesn't can be changed piece by piece.",
      helped: 'It matches closely enough, and the gap has gotten smaller without a plan.',
    },
  },
}
