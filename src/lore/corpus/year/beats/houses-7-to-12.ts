import type { YearBeats } from '../../../year-ahead.ts'

/** By house, in the order of its questions. */
export const laterBeats: Record<7 | 8 | 9 | 10 | 11 | 12, readonly YearBeats[]> = {
  7: [
    {
      presses: [
        'The deal between you is easiest to see when it pinches, and here it pinches.',
        'You give way out of habit and are surprised at how cross it makes you.',
        'One of you may carry more through this stretch, and for a change somebody counts.',
      ],
      eases: [
        'The other person meets you halfway before you ask, so you learn that the terms were never fixed.',
        "It's a good moment to say what you'd like, since neither of you has anything to defend.",
      ],
      ends: [
        'One clause of the old deal may expire, and you both notice later than it happened.',
        "What you've settled here can be relied on, which saves you both a good deal of guessing.",
      ],
    },
    {
      presses: [
        "You can't be charming through this, so you find out who's comfortable with you when you're not.",
        'The company that tires you is easier to recognize when you have no strength to spare.',
        "You cancel on somebody and feel relief, and on somebody else and feel robbed, and that's the whole answer in two phone calls.",
      ],
      eases: [
        'You laugh more here than you have in a while, and it depends on exactly one or two people.',
        'The right person has time when you do, which happens too seldom to be left to chance.',
      ],
      ends: [
        "You may stop keeping one appointment that had become a duty, and it isn't missed on the other side, either.",
        'A companion of one stretch of your life may drop back while another comes closer without being called.',
      ],
    },
  ],
  8: [
    {
      presses: [
        'What you owe somebody makes you agree to things here, and you can hear it as you do.',
        "The one who's in your debt avoids the subject, and you're tired of helping them avoid it.",
        'It comes down to who pays for what, and the silence around it has been the most expensive part.',
      ],
      eases: [
        'A favor may come back to you here, larger than you gave it.',
        'Somebody may let you off, cheerfully, and you remember how to do that for others.',
      ],
      ends: [
        'You may be even with one person after this, and the next conversation has no floor you have to step around.',
        "Something owed for years may be paid or dropped, and it's the quiet afterward that you notice.",
      ],
    },
    {
      presses: [
        'It gets too much for one person, and pride turns out to be the only thing against calling somebody.',
        'You check whether you could manage without telling anyone, and you could, and it would take all your evenings.',
        'A thing like this would be half as heavy if one other person knew where the papers were.',
      ],
      eases: [
        'You let someone help with the practical side, and find that they never needed the whole story.',
        "Trust comes easily here, because it's asked for in small amounts.",
      ],
      ends: [
        'Somebody may know by now, and the thing itself gets smaller by the telling.',
        'You may take one person off the list of those who could get at everything, and you sleep well.',
      ],
    },
  ],
  9: [
    {
      presses: [
        "There's no money or no week for the trip, and you notice that you've opened the map anyway.",
        'The usual streets feel narrow here, so the wish to be elsewhere stops being a hobby.',
        'Someone may ask what it would be good for, and you hear yourself defend it in the language of usefulness.',
      ],
      eases: [
        "Somebody who has been there may tell you what it really costs, and it's less.",
        "An invitation may come from a distance, and for once it doesn't have to fit around anything.",
      ],
      ends: [
        'The reason you always gave for staying put may be gone, so the next one will have to be honest.',
        'You may get back from somewhere, even if only from a weekend, and your own kitchen looks like one of several.',
      ],
    },
    {
      presses: [
        "What you believe gets tested by something that doesn't care what you believe, and parts of it hold.",
        "You argue the point well and notice that winning didn't make you surer.",
        'Here the conviction asks something of you, which is a better test than being asked about it.',
      ],
      eases: [
        'You meet somebody who thinks otherwise and whom you like, and both facts are allowed to stand.',
        'A book or a talk puts your own view better than you ever have, with one change.',
      ],
      ends: [
        "One sentence of your old creed can go, and you don't feel any less like yourself without it.",
        'You can stop arguing a point you used to bring to every dinner, since you no longer need the others to agree.',
      ],
    },
  ],
  10: [
    {
      presses: [
        'Your name gets attached to the effort here and not yet to the result, and you have to decide whether you can stand that.',
        "You're offered more to be responsible for, and it's worth asking whether you'd want to be known for it.",
        'Somebody else may sign what you did, and this time you mind enough to say so.',
      ],
      eases: [
        "Somebody may mention you in the right room, and you needn't do anything but be what they said.",
        'Recognition comes for a thing you did with your left hand, which is a hint about the other things.',
      ],
      ends: [
        'Your name may come off something here, and the relief tells you that it was time.',
        "A piece of work may get finished that people will still bring up in some years, and it's one of the right ones.",
      ],
    },
    {
      presses: [
        "You pay for the goal in hours here, and the bill is exact enough to compare it with what you'd get.",
        'It would be a poor moment to prove how serious you are, and nobody is asking for proof.',
        'You look tired to people who matter to you, and one of them says so.',
      ],
      eases: [
        "A step toward the goal comes easily, and you notice whether you're glad or only relieved.",
        'Someone who has what you want may let you see an ordinary afternoon of it.',
      ],
      ends: [
        'A stage of the climb is behind you, and for a moment you can see all of it, including the part you could skip.',
        "One ambition may turn out to have been somebody else's, and it can be handed back without bitterness.",
      ],
    },
  ],
  11: [
    {
      presses: [
        "You're not much fun in a stretch like this, and it's useful to see who comes by anyway.",
        'A group may want more of you than you have, and one person in it may notice before you say anything.',
        'If you cancel a plan, the replies may tell you more than the evening would have.',
      ],
      eases: [
        'A friend may do you a good turn here and never mention it again.',
        'Someone from the edge of your circle may move closer, and you find you had been hoping for it.',
      ],
      ends: [
        'One friendship may go to sleep after this, with no quarrel, and you let it.',
        "You may leave a group chat or a committee and keep the two people you'd joined it for.",
      ],
    },
    {
      presses: [
        'The plan depends here on the least reliable person in it, and for once that might be you.',
        "You'd be faster alone, and you spend an evening proving it, and then you have to do all of it.",
        'The others are slower than you can bear, and one of them is slow because she thought it through.',
      ],
      eases: [
        'Somebody brings a thing to the plan that you could never have supplied.',
        'Two people who ought to know each other meet through you, and the plan gets a second engine.',
      ],
      ends: [
        'Someone may leave the plan here and someone stays, and after that you know what the group consists of.',
        'One part of it may be done, with several names on it, and you like how that looks.',
      ],
    },
  ],
  12: [
    {
      presses: [
        "You need an hour to yourself here and can't get it, so you're short with people who've done nothing wrong.",
        'When you do get time alone, the day comes in with you and talks for the first half of it.',
        "Everyone needs something at once, and you notice that you've let them think you're always free.",
      ],
      eases: [
        'A quiet evening comes your way and you leave it empty, which is harder than it looks and worth it.',
        "You're good company for yourself just now, so there's no hurry to be with anyone.",
      ],
      ends: [
        "Somebody may stop needing you for a thing, and the hour it took is yours if you don't offer it around.",
        'A busy stretch may be over, and you sleep in a way you had forgotten about.',
      ],
    },
    {
      presses: [
        'Keeping it to yourself takes an effort here, and you can feel what the effort costs you elsewhere.',
        'You nearly tell the wrong person, which at least shows that you want to tell somebody.',
        'The secret makes you careful in conversations that have nothing to do with it.',
      ],
      eases: [
        'Someone may tell you something of the same size, and yours gets lighter without your having said a word.',
        "There's a quiet hour with somebody safe here, and it would be enough.",
      ],
      ends: [
        "The thing you haven't told matters less after this than the fact of having kept it.",
        "It may be out, or nearly, and the other person has already gone on to what's for dinner.",
      ],
    },
  ],
}
