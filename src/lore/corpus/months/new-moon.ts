import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const newMoonMonths: Record<House, MonthPlot[]> = {
  1: [
    {
      opens: [
        'The month begins with a picture of yourself that no longer looks like you.',
        'It may be a real one, on a profile or a pass, or only the way people describe you to newcomers.',
        "Either way you've started to correct it, first in your head and then out loud.",
      ],
      turns: [
        'From here on the correction shows.',
        "You walk in a little differently, or answer to a shorter version of your name, and the people who've known you longest are the last to see it.",
      ],
      settles: [
        "The picture that stands at the end is one you chose, and it's plainer than the one you'd have chosen a year ago.",
        'Some people will go on greeting the old one for a while.',
        'That can stay as it is, since they were fond of it, and it was you, too.',
      ],
    },
  ],
  2: [
    {
      opens: [
        "A price is what this month keeps coming back to, and it's one you set yourself.",
        "It may be what you take for an hour of your time, what you'd let a thing go for, or what you pay so that nobody complains.",
        "You've known for a while that the number is out of date.",
      ],
      turns: [
        'A new number gets said out loud, at first only to yourself.',
        'It sounds too high for a day or two, and then it sounds like the price.',
      ],
      settles: [
        'By the end the price has been said to at least one other person, and nobody fainted.',
        "You won't get it everywhere, and there are people you'll go on charging less because you like them.",
        "The difference is that you'll know you're doing it.",
      ],
    },
  ],
  3: [
    {
      opens: [
        "There's a conversation you stopped in the middle, and it has gone on without the other person ever since, mostly in bed.",
        'This month picks it up.',
        'The other side may be a sibling, a neighbor, or a friend you used to text every day, and neither of you remembers whose turn it was.',
      ],
      turns: [
        "Now the first line gets written, and it's shorter than any you'd drafted.",
        'What matters is that the conversation is open again and that it can be about ordinary things.',
      ],
      settles: [
        'You end the month in touch.',
        "The conversation isn't what it was, and it doesn't have to be, because two people who write every other week still know where the other one stands.",
        "What caused the break may never come up, and that's one way of settling it.",
      ],
    },
  ],
  4: [
    {
      opens: [
        'One corner of the place where you live has been waiting for a decision.',
        "It holds what you haven't thrown out, haven't unpacked, or keep for a person who might come back for it.",
        'The month starts there, with a box, though the question is who gets to take up space at home.',
      ],
      turns: [
        'The corner gets cleared, or at least claimed.',
        "Once it's empty you see what you wanted it for, and you can say so to anyone who shares the place or has an opinion about it.",
      ],
      settles: [
        'What you have now is a corner with a use.',
        'It may be only a table and a good light, but family and guests have begun to treat it as yours.',
        'A few boxes have moved somewhere else unopened, and they can wait for another year.',
      ],
    },
  ],
  5: [
    {
      opens: [
        "This month you're a beginner at one thing, on purpose.",
        'It might be an instrument, a game, a dance, or the first date after a long time.',
        "The attempt is going to be clumsy, and you've put it off for exactly that reason.",
      ],
      turns: [
        "The attempt gets made, and it's as clumsy as promised.",
        'The surprise is how little that weighs next to the fun of it, and that a person who saw it wants to come along.',
      ],
      settles: [
        "By the end you've been bad at it several times, which is the only known way to get better.",
        "The attempt has a regular place in your week, or it has told you honestly that you'd rather watch.",
        "Whether it leads anywhere is still open, and it's pleasanter that way.",
      ],
    },
  ],
  6: [
    {
      opens: [
        'One hour of your day belongs to nobody, and this month decides who gets it.',
        "You've been losing it in small pieces, to errands, to a screen, and to being the one who always says yes.",
        'Your body has been asking for it politely, and lately less politely.',
      ],
      turns: [
        'The hour gets a fixed place.',
        "It's an early one, or the one right after you come in, and what counts is that people learn to find you busy then.",
      ],
      settles: [
        "An hour a day doesn't look like much on paper, and it has changed how the rest feels.",
        "You've missed it a few times and gone back to it, which is how you know it'll last.",
        'What you use it for may change with the weather, and it stays yours.',
      ],
    },
  ],
  7: [
    {
      opens: [
        "Between you and one other person there's an agreement that was never made.",
        'It settled in by itself, and it covers who calls, who plans, and who gives way.',
        "The month begins when one of you does the other's share without meaning to.",
      ],
      turns: [
        'A new agreement starts here, and this one gets spoken.',
        "It begins with a small request, made in a friendly tone, for the very thing you'd stopped expecting.",
      ],
      settles: [
        'The agreement holds for most of the month and gets broken twice, once by each of you.',
        "That's a better record than the old one had, because this time you both knew what had been agreed.",
        'A few points are left open, and the two of you know which ones.',
      ],
    },
  ],
  8: [
    {
      opens: [
        "You owe a thing, or you're owed one, and it has been sitting between two people for a good while.",
        'It may be money, a favor, an apology, or an object that was only ever lent.',
        'This month the debt stops being too small to mention.',
      ],
      turns: [
        'The debt gets named, with its size.',
        "Once it has a size it's smaller than the silence around it was, and there's more than one way to pay it.",
      ],
      settles: [
        'What was owed has been paid, or forgiven out loud, or turned into an arrangement that both sides can remember.',
        'You may trust the other person more than before, having seen how they handled the debt.',
        "One smaller one has come to light on the way, and it isn't urgent.",
      ],
    },
  ],
  9: [
    {
      opens: [
        'The month starts with a trip you keep describing as impossible.',
        "It's too far or too expensive, or it would need someone to water the plants, and you know the train times by heart.",
        "A course of study can be a trip, too, and so can a belief you've been meaning to look into.",
      ],
      turns: [
        "A first step gets taken that can't quite be taken back.",
        "You put down a deposit, or tell a person who'll ask about it, and the trip is now a plan with a date.",
      ],
      settles: [
        "Whether or not you've left yet, you're a person who is going.",
        "The trip has shrunk on contact, as plans do, and it's better for it, since the short version is one you can pay for.",
        "What it's really for will only be clear on the way back.",
      ],
    },
  ],
  10: [
    {
      opens: [
        'Your name is the subject this month, and what it stands next to.',
        "There's work you do, paid or unpaid, that other people describe, and their description is a size too small.",
        "You've let it pass because correcting it feels like boasting.",
      ],
      turns: [
        'The new description gets used in public, by you.',
        "It's one sentence long, it's accurate, and after the first time nobody seems to think it needed defending.",
      ],
      settles: [
        'People have begun to use your sentence when they introduce you.',
        "Your name is attached to one more thing than it was, and you're asked for on the strength of it.",
        "A formal title may still be a while off, and it's easier to wait under the right name.",
      ],
    },
  ],
  11: [
    {
      opens: [
        "An invitation runs through this month, and it's one that you'd have to send.",
        "You've been waiting to be asked back into a group, or for the right group to come along, and all the while other people have been waiting for you.",
        'The list of names is short.',
      ],
      turns: [
        'The invitation goes out.',
        'Half the names say yes within a day, which tells you that it was wanted, and the others have reasons that sound true.',
      ],
      settles: [
        'What you have by the end is a small circle that meets because you asked once.',
        'The next invitation may come from one of the others, and if it never does, you know how to write one.',
        "Who isn't in the circle has become clear as well, with less regret than you'd have thought.",
      ],
    },
  ],
  12: [
    {
      opens: [
        "You've been tired in a way that sleep doesn't fix, and the month begins with admitting it to nobody but yourself.",
        'What you need is a rest from being reachable.',
        'It has been on your list for so long that it has turned into one more duty.',
      ],
      turns: [
        "A quiet stretch begins, and it's yours by decision.",
        "It may be an evening a week with everything switched off, or a weekend no one knows about, and for once you don't explain it.",
      ],
      settles: [
        "The rest has done what rest does, which is to bring up what you'd been too busy to think.",
        'There was one sad thing in it and one good idea.',
        'Neither has to be acted on yet, and the quiet evening can stay in the week.',
      ],
    },
  ],
}
