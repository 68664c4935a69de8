import type { PlotSteps } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const stationSteps: Record<House, readonly [PlotSteps, PlotSteps]> = {
  1: [
    {
      before: {
        eases:
          "Somebody who's only known you for a week describes you better than your profile does.",
        presses: 'You change the profile once more, late, and change it back in the morning.',
      },
      after: {
        eases: "A person gets in touch because of something you'd almost taken out of it.",
        presses:
          "Someone asks about the claim you dropped, and there's a short pause before you say so.",
      },
    },
    {
      before: {
        eases:
          'Somebody walks beside you at their own speed, and you fall in with it without thinking.',
        presses:
          'You rush through a thing that would have gone better slowly, and have to do it twice.',
      },
      after: {
        eases: 'You arrive last, in no hurry, and nobody had started.',
        presses:
          'The people who liked you fast push for an answer, and you let them wait overnight.',
      },
    },
  ],
  2: [
    {
      before: {
        eases:
          'A friend lets you try theirs, and in ten minutes you know more than from all the reading.',
        presses:
          "You compare prices for an hour, and at the end you couldn't say what you wanted it for.",
      },
      after: {
        eases: "You use what you've got and forget for a whole day that there's a better model.",
        presses: 'You see the purchase cheaper somewhere, and need a minute to let it go.',
      },
    },
    {
      before: {
        eases: 'Somebody tells you what they were paid for the same thing, and your number moves.',
        presses: "You're asked about the number again, and you're charming and say nothing.",
      },
      after: {
        eases: 'The number gets mentioned as a matter of course, by the other side.',
        presses: 'They come back with a lower one, and you have to hear yourself repeat yours.',
      },
    },
  ],
  3: [
    {
      before: {
        eases: 'You answer a different message in one line, and see that it can be done.',
        presses: "You meet the person, and you're both too polite to mention the reply.",
      },
      after: {
        eases:
          'A short exchange about nothing goes back and forth, and neither of you polishes it.',
        presses:
          "You read your reply again as if you'd got it from somebody else, and find one word to regret.",
      },
    },
    {
      before: {
        eases:
          "Somebody tells you a fact that makes half of the rumor impossible, and you're relieved.",
        presses: 'You pass the rumor on once more before you can stop, and see it land.',
      },
      after: {
        eases: 'The person it concerned talks to you about something else entirely, at length.',
        presses:
          'A new story comes around, a good one, and it costs you something to let it go by.',
      },
    },
  ],
  4: [
    {
      before: {
        eases:
          'You picture your own table in another room, and for the first time the picture holds still.',
        presses:
          'Someone in the family gives you their opinion about the move again, in a longer version.',
      },
      after: {
        eases:
          'An offer of help comes with a truck, or with two strong arms, and a date that suits you.',
        presses:
          "One thing you'd meant to take along turns out to belong to somebody else in the family.",
      },
    },
    {
      before: {
        eases: 'A neighbor or an uncle takes one look at the damage and knows what it is.',
        presses: 'You patch it up once more, and it lasts until the evening.',
      },
      after: {
        eases: 'Someone at home notices that it works again, and nobody says anything clever.',
        presses: "The bill for the repair, in money or in pride, is higher than you'd been told.",
      },
    },
  ],
  5: [
    {
      before: {
        eases: 'You explain the sketch to somebody, and your hands do most of the explaining.',
        presses: "You see a finished thing that's worse than your sketch, and it's finished.",
      },
      after: {
        eases: 'You get one corner of it exactly right and go to bed late.',
        presses:
          'You look at the sketch again, next to the thing itself, and have to be talked into going on.',
      },
    },
    {
      before: {
        eases: 'They make it easy for you, with a day and a place and no pressure.',
        presses: 'You take too long over an answer again, and this time they notice.',
      },
      after: {
        eases: "You get something ordinary done together, and it's better than the early talk was.",
        presses: 'You miss the charm of the first days for an evening, in perfectly good company.',
      },
    },
  ],
  6: [
    {
      before: {
        eases:
          'You break the routine a little, by mistake, and have a better morning than planned.',
        presses:
          'You keep the routine up through a day that called for something else, and are proud and worn out.',
      },
      after: {
        eases: 'You move your day around for somebody you like, and everything still gets done.',
        presses:
          "Somebody asks what happened to your discipline, and you find you've got no speech ready.",
      },
    },
    {
      before: {
        eases: "Someone shows you how they do the job, and half of your steps aren't in it.",
        presses: 'You follow the instructions to the end, and the result has to be done over.',
      },
      after: {
        eases: 'You explain your five lines to a new person, and they get it at once.',
        presses:
          "An old instruction comes back from above, in bold, and you have to say what's wrong with it.",
      },
    },
  ],
  7: [
    {
      before: {
        eases:
          "The two of you get a small thing done that wasn't in any plan, and you're both a bit surprised.",
        presses: 'One of you asks about a date, and the other one talks about the weather there.',
      },
      after: {
        eases: "You carry out a piece of the smaller plan, and it's simply a good day.",
        presses:
          'A friend asks what became of the big plan, and you look at each other before you answer.',
      },
    },
    {
      before: {
        eases: "You both laugh at the same moment, and it's nearly enough.",
        presses: "A favor arrives that's so large you can't enjoy it.",
      },
      after: {
        eases: "You tell each other something minor and awkward, and it's no trouble at all.",
        presses:
          'A careless word touches the sore spot again, and it gets noticed and named within the hour.',
      },
    },
  ],
  8: [
    {
      before: {
        eases: "You have a day on which you forget to check whether it's come.",
        presses: "You write one more reminder, a funnier one, and don't feel funny.",
      },
      after: {
        eases: 'You lend somebody a small thing, and it comes back the next day.',
        presses:
          'An automatic message about the refund arrives, and you feel the old heat for a minute.',
      },
    },
    {
      before: {
        eases:
          "They mention a friend who's settled that kind of thing, and you both leave the name in the room.",
        presses: "You change the subject so skillfully that you're a little ashamed of it.",
      },
      after: {
        eases: 'The two of you deal with a practical point of it in ten minutes, standing up.',
        presses: 'A detail opens the question again, and one of you gets short with the other.',
      },
    },
  ],
  9: [
    {
      before: {
        eases: "Someone who's been there says you could skip half of it and see twice as much.",
        presses: "You add a stop to the itinerary because a stranger said that you'd have to.",
      },
      after: {
        eases: 'You read about your one place until late and can nearly smell it.',
        presses:
          'Somebody calls it a waste to go so far and see so little, and you have to answer for your plan.',
      },
    },
    {
      before: {
        eases: "A child asks you about the lesson, and your answer is better than the book's.",
        presses: "You argue with a fact for an evening, and the fact doesn't mind.",
      },
      after: {
        eases:
          'Something you learned turns up in the wild, and you recognize it before you can name it.',
        presses:
          "A person you like still holds the opinion you've changed, and you have to tell them.",
      },
    },
  ],
  10: [
    {
      before: {
        eases:
          "One of those who decide asks you a question about the proposal that shows they've read it.",
        presses: 'You read a meaning into a short email that was only short.',
      },
      after: {
        eases:
          'Someone working on quite another thing asks whether they can borrow a page of yours.',
        presses:
          "You're asked to water down your first line, politely, by a person with influence.",
      },
    },
    {
      before: {
        eases:
          'Someone far behind you asks how it is up there, and you tell them the truth, and it does you both good.',
        presses:
          "You're congratulated on how far you've come, on a day when you'd like to sit down.",
      },
      after: {
        eases: "You do a piece of work that isn't a step to anything, and do it well.",
        presses: "Somebody goes past while you're resting, and you look up to see how it feels.",
      },
    },
  ],
  11: [
    {
      before: {
        eases:
          'You leave a meeting early with one of the others and have a better talk in the parking lot.',
        presses:
          'You say in the meeting what you always say, and someone finishes the sentence for you.',
      },
      after: {
        eases: 'Two people from the group help you with something that was never on any agenda.',
        presses:
          'Someone wants everything back the way it was, and looks to you to call the meeting.',
      },
    },
    {
      before: {
        eases:
          "The friend asks you for something tiny, and you're so glad that you do it twice over.",
        presses: 'You see their name come up and let it ring, and you think about it all evening.',
      },
      after: {
        eases: 'You go for the walk, and neither of you brings up the favor.',
        presses:
          'Another person asks for something too big, and you need only one night to say so.',
      },
    },
  ],
  12: [
    {
      before: {
        eases:
          "You remember what you liked about the unfinished thing in the first place, and it isn't what you've been dreading.",
        presses: 'You put it away again, and it takes up more space put away than it did open.',
      },
      after: {
        eases: "You add one sentence to the page, for no one, and it's a good one.",
        presses: 'Somebody asks what became of it, from long ago, and you find that you can say.',
      },
    },
    {
      before: {
        eases:
          'Something in real life is as good as the daydream for a few minutes, and you stay to the end.',
        presses: "You come back from it in the middle of a conversation, and they've noticed.",
      },
      after: {
        eases:
          "One of those two or three people calls, and you tell them more than you'd meant to.",
        presses:
          "An empty evening would be perfect for the daydream, and it doesn't quite work anymore.",
      },
    },
  ],
}
