import type { QuarrelArgument } from '#lore/authored.ts'

export const sunSunQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You each expect to be the one it's about, and there are evenings that can only be about one of you.",
    matter: 'whose night it is',
    quarrel: [
      'Each of you assumes that the other one can see which occasion is the important one, and each of you means your own ({contact}).',
      "You've both talked about it for weeks, and you've both listened the way people listen when they're waiting for a turn.",
      'So when two plans collide it comes as a shock, and it feels less like a clash of dates than like a ranking.',
      'Then you both offer to give way, in a tone that makes it impossible to accept.',
    ],
    repair: [
      'You count attendance as a vote, and {partner} treats your big evening as a rival to theirs.',
      'Nobody is ranking either of you until you start keeping score.',
      'It ends when one of you goes along and is simply a good audience.',
    ],
    yours:
      "Ask about {partner}'s news before you've told yours, and ask a second question before you switch.",
    theirs:
      "{partner} could tell you early which evenings they need you at, so that you don't have to guess.",
    both: "Pick two dates this month, one that's all yours and one that's all theirs, and let the other one run nothing but the applause.",
    traces: {
      meet: 'Two people who can hold a table make a good first evening, and you and {partner} take turns without noticing. Each of you comes away thinking how well you were listened to.',
      draw: "You like a person who shines, and so does {partner}, so neither of you has to dim anything. When they walk in dressed for it you're proud to be seen with them, and they'd say the same of you.",
      days: "You and {partner} both have news, call at the same moment, and get each other's voicemail. The two messages are about equally long.",
      purpose:
        "Neither of you is shy in front of people, so at a wedding or a fundraiser you hand the microphone back and forth all night. You're funnier for having {partner} to top, and they're funnier for having you.",
    },
    last: {
      shape: 'week',
      says: 'In one of the better weeks one evening is about you and another about {partner}, and nobody was counting.',
    },
  },
  {
    thesis:
      'Each of you is proud of what you do, and each keeps waiting for the other one to mention it.',
    matter: 'who gets mentioned and who does the mentioning',
    quarrel: [
      "You both take it for granted that people can see what {partner} is good at, and that somebody will bring up what you're good at ({contact}).",
      'Neither of you likes to praise yourself, so in company you each leave it to the other.',
      "When it doesn't come, it feels deliberate.",
      'One of you makes a small remark about it and the other one answers with a smaller one, and it started as nothing but an oversight.',
    ],
    repair: [
      'You forget that {partner} might like to be introduced with a sentence attached, and they turn your forgetting into a score.',
      'All it takes is that each of you says one thing the other is proud of before getting around to your own.',
    ],
    yours:
      'Have one true and current thing ready to say about what {partner} is doing, and say it first.',
    theirs: "{partner} could tell you on the way there what they'd like to be known for tonight.",
    both: 'Go somewhere this month where nobody knows either of you, and let each speak for the other.',
    traces: {
      meet: "Early on, each of you asks what the other one does and gets a modest answer that hides a good deal. You look {partner} up afterward, and they've already looked you up.",
      draw: "Neither of you boasts, though you could, and each of you can tell. You like being with someone whose good work isn't followed by a speech, and {partner} likes that about you.",
      days: "A neighbor says a kind thing about you, and you glance over to see whether {partner} caught it. They caught it, and they're waiting to hear one about themselves.",
      purpose:
        "Nobody recommends a person as well as you two do once you've started, because each of you knows exactly what went into it. A stranger who has heard {partner} on the subject of you asks to be introduced.",
    },
    last: {
      shape: 'scene',
      says: 'Somebody at the table praises the weather, and you mention what {partner} did last month.',
    },
  },
  {
    thesis: 'You each know how it ought to be done, and neither of you is good at watching.',
    matter: 'whose way it gets done',
    quarrel: [
      'You both do things with some conviction, so whichever of you has the job in hand gets a second opinion ({contact}).',
      'A second opinion from somebody that sure of it sounds like a lack of faith.',
      "The one who's doing it gets stubborn, the one who's watching gets clearer, and the method becomes more important than the result.",
      'When it turns out badly neither of you says so, which you can both hear.',
    ],
    repair: [
      'You treat advice as a vote of no confidence, and {partner} goes on advising after the job has been taken.',
      "It's over as soon as one of you hands the thing over completely and then says that it looks good.",
    ],
    yours: 'Hand over one job entirely, and leave the room while it gets done.',
    theirs:
      '{partner} could ask whether you want advice before they give it, and believe the answer.',
    both: 'Divide the jobs of one weekend this month by name, and let whichever of you has a job have the last word on it.',
    traces: {
      meet: "Competence is attractive, and on first acquaintance you enjoy watching {partner} do something properly. You'd do it differently, but you don't mention that for at least an hour.",
      draw: "You don't have to explain to {partner} why a thing should be done well, and they don't have to explain it to you. Around sloppier people you both wear a tight smile, and here it comes off.",
      days: "One of you is parking, and the other one is watching the mirror and saying nothing. A foot presses down on a brake that isn't there.",
      purpose:
        'With two people that sure of themselves on it, a thing gets done by the better of two good methods. The friend who asked you and {partner} to fix it hears a good deal of discussion, and gets it back working.',
    },
    last: {
      shape: 'cost',
      says: "Watching a thing done differently doesn't get easier for either of you, so a few of the jobs will always belong to one of you alone.",
    },
  },
  {
    thesis: 'You want to be the one who is leaned on, and so does {partner}.',
    matter: 'which of you is allowed to need something',
    quarrel: [
      'You both know how to be strong for somebody, and neither of you likes to be seen without strength ({contact}).',
      "So on a day when you've both had enough, each of you hints, and each waits to be the one who's asked.",
      "{partner} does the generous thing with a tired face, you do the same, and both of you notice what wasn't offered.",
      'The quarrel that follows is about a chore, because a chore is easier to mention.',
    ],
    repair: [
      'You hint at what you could ask for, and {partner} helps in a way that wants to be seen.',
      "It's better to say outright whose day was worse, and let the other one's turn come tomorrow.",
    ],
    yours: 'Say as you come in how much you have left to give, in a number from one to ten.',
    theirs: '{partner} could let you carry something for them and not take it back halfway.',
    both: 'Give each other one evening this month on which that person is looked after and does nothing in return until the next day.',
    traces: {
      meet: 'An early evening with {partner} has a certain amount of "let me" and "no, let me" in it. You\'re both enjoying how well the other one was brought up.',
      draw: "You feel safe around somebody as solid as {partner}, and there aren't many people you'd say that of. They lean back a little when you're around, as long as nobody calls it that.",
      days: 'You ask {partner} how it went and hear "fine, how about you?" and you say fine. Two reports have been made, and neither has anything in it.',
      purpose:
        "You and {partner} are who people hold on to in a bad month, and you can keep it up longer than one person could. When you've run out of things to say they step in, and nobody sees the handoff.",
    },
    last: {
      shape: 'scene',
      says: 'You\'ve both had a long day, one of you says, "I\'m the tired one tonight," and the other one is glad to hear it.',
    },
  },
]
