import type { ThirdSides } from '#lore/authored.ts'

/** What is seen from outside of a Sun and a Moon that differ. */
export const ascendantAsThird: ThirdSides = {
  Aries: {
    one: [
      "People meet {ally} first, and at some speed, because you've spoken before you've sat down (Aries rising).",
      '{other} comes in afterward to see what has been agreed to.',
      'Those who know you wait for the second opinion.',
    ],
    both: [
      'You come at everything head on, so it takes people a while to see that {ally} and {other} want different things (Aries rising).',
      "It shows only in the follow-up, when you charge at what you'd just charged away from.",
    ],
    neither: [
      'Nobody who meets you sees {ally} or {other}, because what they see is someone in a hurry (Aries rising).',
      "You start the meeting, you pick the restaurant, and the long discussion that you have with yourself takes place on the way home, when it's all been decided.",
    ],
  },
  Taurus: {
    one: [
      'What shows is {ally}, and it shows calmly (Taurus rising).',
      'You take your time to answer, people settle down around you, and it would surprise them that {other} had three other answers ready.',
    ],
    both: [
      "You look like a person who has made up their mind, chiefly because you don't fidget (Taurus rising).",
      'It works in your favor.',
      'People give you time, and you need all of it.',
    ],
    neither: [
      '{ally} and {other} do their work behind the steadiest face in the building (Taurus rising).',
      'You speak slowly, and people hand you things to hold.',
      "They'd be amazed at how fast it goes in your head, and you've sometimes wished that just one of them would ask.",
    ],
  },
  Gemini: {
    one: [
      '{ally} does the talking, and it talks well (Gemini rising).',
      'New people get the quick version of you with the jokes in it, and {other} turns up weeks later in a remark that makes somebody stop and look at you.',
    ],
    both: [
      'You speak up for {ally} and a minute later for {other}, and you seem to be having a good time (Gemini rising).',
      "It's easy to miss that you would like an answer.",
    ],
    neither: [
      'People get wit from you and a great many questions, and they see little of {ally} or {other} (Gemini rising).',
      'You can keep a conversation going for an hour without being in it.',
      'Somebody who stops laughing and waits will be told something true.',
    ],
  },
  Cancer: {
    one: [
      'Strangers feel {ally} right away, because you look at them as if you already knew how their day had been (Cancer rising).',
      '{other} stays at the back until you trust the company, and by then people have got used to you without it.',
    ],
    both: [
      'People take you for softer than {ally} and {other} make you, since you ask about their day and listen to the answer (Cancer rising).',
      'They confide in you on the first evening, and you go home knowing everything and having told them where you got the shoes.',
    ],
    neither: [
      "You're gentle with people and slow to come out, so hardly anyone suspects what {ally} and {other} are capable of (Cancer rising).",
      'They see it when somebody is unkind to one of yours.',
      'Then the room finds out in a sentence, and you apologize later for the tone.',
    ],
  },
  Leo: {
    one: [
      'In company {ally} takes the stage, and it has the voice for it (Leo rising).',
      'You tell the story, you order for the table, and {other} sits through it a little embarrassed and glad that somebody else is doing this.',
    ],
    both: [
      '{ally} and {other} both come out at full size, because you do nothing in a small way (Leo rising).',
      'Friends who have heard you swear to one thing and then to its opposite have stopped checking, and come for the evening.',
    ],
    neither: [
      'From the way you come in nobody would think you had a doubt in the world (Leo rising).',
      "It's generous of you, since it puts people at their ease, and it means that {ally} and {other} have to do their worrying alone.",
    ],
  },
  Virgo: {
    one: [
      'What people notice is {ally}, in a plain and helpful form (Virgo rising).',
      "You've usually fixed something before you're introduced.",
      'It takes them a while to meet {other}, because they keep thanking you and you keep changing the subject.',
    ],
    both: [
      'From outside you seem composed and a little critical (Virgo rising).',
      'You say what could be improved, and people suppose that you have the rest of your life in the same good order.',
      "You don't correct them, which for you is saying something.",
    ],
    neither: [
      'You keep {ally} and {other} under a very tidy surface (Virgo rising).',
      "You bring your own pen and you remember the dosage, so people come to you for sense, and you sometimes give it while you're wondering how soon you could leave the country.",
    ],
  },
  Libra: {
    one: [
      'You bring {ally} along into company, and you make it easy to like (Libra rising).',
      '{other} gets mentioned lightly, if at all.',
      'Two people who have known you for a year may disagree about whether it exists.',
    ],
    both: [
      'You speak for {ally} and for {other} so pleasantly that it never sounds like a problem (Libra rising).',
      'People offer you their own troubles in return, and the evening ends before anybody has got around to what you mean to do.',
    ],
    neither: [
      'On the surface there is only charm, and it takes up the space where people might have asked about you (Libra rising).',
      'You find out what they think first.',
      'What you think is heavier than that, and you carry it home with the leftovers.',
    ],
  },
  Scorpio: {
    one: [
      'You let people see a little of {ally}, and you watch what they do with it (Scorpio rising).',
      'If they do well, they may get to meet {other} in a year or so.',
      "You don't think of it as a test, and they're in no doubt that it is one.",
    ],
    both: [
      "You're quiet until you have a reason, so people see little of {ally} or {other} (Scorpio rising).",
      'They sense that there is a good deal going on and tend to lower their voices, and the simple explanation, that you were making up your mind, occurs to nobody.',
    ],
    neither: [
      'You look as if you had decided long ago and were waiting for the others (Scorpio rising).',
      'In fact you change your mind a good deal, in private.',
      'A reputation for depth has its uses, and you might own up to the fun you have.',
    ],
  },
  Sagittarius: {
    one: [
      '{ally} makes friends before you have found a seat (Sagittarius rising).',
      'You say what you think, you laugh at it yourself, and it may be a long time before somebody works out that {other} was there all along, keeping score.',
    ],
    both: [
      'You sound so cheerful, whether {ally} is speaking or {other}, that people think nothing weighs on you (Sagittarius rising).',
      'They ask you along and they ask your opinion.',
      "A worry of yours has to be said twice before anyone believes that it's one.",
    ],
    neither: [
      'People see the good mood and the appetite for plans, and take it for all of you (Sagittarius rising).',
      'The part that holds on and keeps track goes unnoticed, and you only get annoyed about it when they call you lucky.',
    ],
  },
  Capricorn: {
    one: [
      'What people get is {ally}, in working clothes (Capricorn rising).',
      "You're asked to be in charge of things you hadn't heard of five minutes ago.",
      "{other} comes out after hours, and it's the reason your old friends are still your friends.",
    ],
    both: [
      '{ally} and {other} both stay behind a dry, reliable manner (Capricorn rising).',
      "People tell you that you seem to have things under control, and since you can't think of a polite way to deny it, you get given more things.",
    ],
    neither: [
      'You look like the grown-up in the room, so nobody suspects how lively {ally} and {other} are (Capricorn rising).',
      'When you do something rash, everyone assumes that there was a reason.',
      "You've been known to supply one afterward.",
    ],
  },
  Aquarius: {
    one: [
      'You present {ally} as a theory that you happen to find convincing (Aquarius rising).',
      "People argue with it in all friendliness, and they don't learn that {other} had been up half the night over the same question.",
    ],
    both: [
      'You seem amused by what {ally} and {other} want, and slightly elsewhere (Aquarius rising).',
      'People like how little you mind.',
      'Someone who wants to know what you do mind has to ask you on a walk, and then not look at you while you answer.',
    ],
    neither: [
      "Your manner is so cool and friendly that nobody thinks to ask how you're feeling (Aquarius rising).",
      'They bring you facts, and you respond with better ones.',
      'The rest comes out with the one person who once saw you lose your temper at a form.',
    ],
  },
  Pisces: {
    one: [
      'You blend in, and {ally} makes that easy (Pisces rising).',
      'People go away feeling understood, with a vague idea of you and a good one of themselves.',
      'They could get to know {other}, if you stayed in focus long enough.',
    ],
    both: [
      "From outside you can hardly be made out, since you turn a little into whomever you're with (Pisces rising).",
      "One friend knows {ally} and the next one knows {other}, and you'd have trouble saying which of them is wrong.",
    ],
    neither: [
      'People think you dreamy, and they explain things to you that you settled last week (Pisces rising).',
      "You let them, as it's restful and they mean well.",
      'Every so often you say the blunt thing that was there the whole time, and nobody can quite believe it came from you.',
    ],
  },
}
