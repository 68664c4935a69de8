import type { PlotSteps } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const slowEasesSteps: Record<House, readonly [PlotSteps, PlotSteps]> = {
  1: [
    {
      before: {
        eases: 'You leave a gathering when you want to, and nobody asks why.',
        presses:
          'Somebody treats you the way you used to be treated, and it takes you a day to see what was wrong with it.',
      },
      after: {
        eases:
          "You're plain and tired in front of people whose opinion counts, and nothing is taken back.",
        presses: "You're asked to prove it once more, by someone who came late to the news.",
      },
    },
    {
      before: {
        eases:
          "You finish a sentence that you'd usually have trailed off in, and the others wait for the end.",
        presses:
          "You hear yourself apologize at the start again, to a person who hadn't complained.",
      },
      after: {
        eases:
          "Somebody calls you to hear how you'd put it, since they've got to say something hard themselves.",
        presses:
          "You have to use the voice on someone you love, and it's more difficult than with strangers.",
      },
    },
  ],
  2: [
    {
      before: {
        eases:
          "Something of yours turns out to be in demand, and you hadn't thought of it as a thing of value.",
        presses:
          "You hold on to the reserve out of old fear, and it's plain even to you that the fear is old.",
      },
      after: {
        eases: "What you've spent starts to come back, in a form you hadn't put on any list.",
        presses:
          "The reserve gets a dent you didn't plan, and you find that you can look at it calmly.",
      },
    },
    {
      before: {
        eases: 'You nearly throw a thing away, and something makes you turn it over first.',
        presses:
          "Somebody tells you what they'd have done with your find, and it takes some of the shine off for an afternoon.",
      },
      after: {
        eases:
          'You come across another small thing of the same kind, since by now you know how to look.',
        presses:
          "A person puts a price on your find that's lower than the pleasure it gives you, and you nearly mind.",
      },
    },
  ],
  3: [
    {
      before: {
        eases:
          'A stranger explains your own idea to you, nearly word for word, and you let them finish.',
        presses:
          "Someone gets credit for a thing you've been saying for months, and you bite your tongue.",
      },
      after: {
        eases:
          "You're asked to say it again, for people you've never met, and you hardly need notes.",
        presses:
          'A version of it gets around that you never said, and you have to put one person right.',
      },
    },
    {
      before: {
        eases:
          "You run into one of the people you'd written to, and they're warmer than you'd expected.",
        presses: "You look up what you wrote back then and wish that you'd taken more care.",
      },
      after: {
        eases: 'The talk goes on for another hour, about nothing that was planned.',
        presses: "An answer to your message comes with a question you'd rather have left alone.",
      },
    },
  ],
  4: [
    {
      before: {
        eases: 'Somebody at home does a thing your way without being asked to.',
        presses: 'You test the welcome a bit, with a mood, and are ashamed of it the same evening.',
      },
      after: {
        eases: 'You come home late and find that somebody has thought of you.',
        presses: 'An old quarrel at home clears its throat, and both sides let it.',
      },
    },
    {
      before: {
        eases: 'Something you planted or fixed or settled a while ago turns out to have taken.',
        presses:
          'You do all the work at home again for a day, and nobody seems to wonder how it gets done.',
      },
      after: {
        eases: 'A person who came in for a minute is still there two hours later.',
        presses: "Someone tramples on a bed you'd just got right, so to speak, and you say so.",
      },
    },
  ],
  5: [
    {
      before: {
        eases: "An afternoon goes by on what you love, and you only notice because you're hungry.",
        presses: "Somebody asks what it's good for, and for a moment you try to answer.",
      },
      after: {
        eases:
          "The two of you laugh at the same thing at the same moment, and it's settled that there'll be a next time.",
        presses:
          'You want it to go well so much that it stops being fun, and you have to start over.',
      },
    },
    {
      before: {
        eases: "Somebody tells somebody else that you're worth hearing, and you're within earshot.",
        presses: "A story of yours falls flat, and you find that you'd tell it again.",
      },
      after: {
        eases: "You're asked for one more, and it turns out you've got one.",
        presses: "One of the audience wants you to be funny on a day when you aren't.",
      },
    },
  ],
  6: [
    {
      before: {
        eases:
          'Everything on a long list fits into a morning, and you go through it again to be sure.',
        presses:
          'Somebody schedules you against your own rhythm, and your body says so by four in the afternoon.',
      },
      after: {
        eases: "A bad night doesn't knock the next day over, which is new.",
        presses:
          "You're asked to change your hours for someone's convenience, and you change them by half of what's asked.",
      },
    },
    {
      before: {
        eases: 'You try the new tool on something small, and wait for the catch, and none comes.',
        presses: "You do it the old way because you're in a hurry, and it takes twice as long.",
      },
      after: {
        eases:
          'Somebody you told about the tool thanks you, with shining eyes, out of all proportion.',
        presses: 'The tool fails you once, and you remember for an afternoon how it used to be.',
      },
    },
  ],
  7: [
    {
      before: {
        eases:
          "You hear what this person says about you when you aren't there, and it's what they say when you are.",
        presses:
          "You forget to ask your ally about something that concerns them, and they're hurt for an evening.",
      },
      after: {
        eases: 'The two of you disagree about a detail and have fun doing it.',
        presses:
          'The plan asks more of one of you than of the other for a while, and that has to be said.',
      },
    },
    {
      before: {
        eases:
          'The other one comes in at exactly the right moment, and somebody watching laughs out loud.',
        presses: 'You play over them once, out of impatience, and hear it.',
      },
      after: {
        eases: 'You do an ordinary job together in half the usual time and look for another one.',
        presses: 'One of you is off form, and the other has to carry the tune for a day.',
      },
    },
  ],
  8: [
    {
      before: {
        eases:
          'Somebody makes their offer of help so lightly that you almost take it before you can object.',
        presses: "You say that you're fine, to the one person who knows you aren't.",
      },
      after: {
        eases: "You talk about the heavy thing for a whole evening, and it's nearly interesting.",
        presses:
          "You feel you owe them for the help, and they won't hear of it, and you both get a bit stiff.",
      },
    },
    {
      before: {
        eases:
          'A thing that used to be kept from you gets said in your presence, as if it were natural.',
        presses: "You look for the catch in somebody's kindness, long and hard.",
      },
      after: {
        eases: 'You spend or use some of what you were given, and the giver is glad to see it.',
        presses: 'Your old wish to be even comes back, and you have to sit on your hands.',
      },
    },
  ],
  9: [
    {
      before: {
        eases:
          "You're told one thing, in passing, that makes you look up another, and it's past your bedtime.",
        presses: 'You feel like the least educated person in the room and stay anyway.',
      },
      after: {
        eases: 'Somebody takes your half-formed view seriously enough to argue with it.',
        presses:
          'Everyday business calls you back from the larger question, and you go with bad grace.',
      },
    },
    {
      before: {
        eases: "The guide mentions a place you've dreamed of as if it were around the corner.",
        presses: "You're too proud to ask the way, and lose a day by it.",
      },
      after: {
        eases:
          "You explain a stretch of the road to someone who's new to it, and hear how much you know.",
        presses:
          "You go back to a spot the guide showed you, alone, and can't find what you saw there.",
      },
    },
  ],
  10: [
    {
      before: {
        eases:
          "A name you'd forgotten comes up at work, and it belongs to somebody who remembers you well.",
        presses:
          'You nearly talk someone out of a compliment about your work, and catch yourself in time.',
      },
      after: {
        eases: "You're asked for advice by a person who used to give it to you.",
        presses:
          "The new company has habits you'd have to learn, and one of them goes against your grain.",
      },
    },
    {
      before: {
        eases:
          'The first piece of the assignment comes out right, and you check it three times because it was easy.',
        presses: "You're sure for a day that they've got the wrong person for it.",
      },
      after: {
        eases: "A person you've never met quotes something you did, as the way it's done.",
        presses:
          'Somebody wants the next piece sooner and cheaper, and you hear yourself think it over.',
      },
    },
  ],
  11: [
    {
      before: {
        eases: 'They save you a seat, and nobody makes anything of it.',
        presses: 'You hold back with these people for no reason, and one of them notices.',
      },
      after: {
        eases: "You have what somebody in the company needs, and it's a pleasure to hand it over.",
        presses: 'Two of them fall out, and both of them call you.',
      },
    },
    {
      before: {
        eases: "Somebody adds a piece to your idea that you'd never have thought of, and it fits.",
        presses: "You hear your idea told as someone else's, and it stings for an hour.",
      },
      after: {
        eases: "Three people do a job for the idea that you'd thought would be left to you.",
        presses:
          "The idea gets discussed in a direction you don't like, and you've got one voice, like everyone.",
      },
    },
  ],
  12: [
    {
      before: {
        eases: 'You turn everything off for an hour, and the hour feels twice as long as usual.',
        presses:
          "The silence gets interrupted all day, and by evening you'd give a good deal for it.",
      },
      after: {
        eases: "You say one quiet sentence in a loud conversation, and it's the one they remember.",
        presses:
          "You're needed by too many people at once, and what you found in the silence is hard to hear.",
      },
    },
    {
      before: {
        eases: 'You go there with a bad headache, or something like it, and come away without it.',
        presses:
          "Someone nearly finds out about your retreat, and you're fiercer about it than you'd expected.",
      },
      after: {
        eases: 'You feel as calm in a crowd as you did there, for a whole hour.',
        presses:
          "The old worry knocks once more, on a bad day, and you have to tell it that it's been settled.",
      },
    },
  ],
}
