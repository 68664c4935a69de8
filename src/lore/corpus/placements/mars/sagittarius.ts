import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInSagittarius: PlacementParagraphs = {
  1: {
    says: [
      'You arrive in the middle of your own sentence, slightly out of breath, with a plan for everybody.',
      "Mars is in Sagittarius {house}, and it aims far, so you've got a runner's way of looking past whatever is directly in front of you.",
      "It's catching, and people say yes.",
      "The thing directly in front of you was a step, or somebody's feelings, and you tend to apologize from a distance.",
    ],
    traits: ['bold', 'frank'],
  },
  2: {
    says: [
      "You'd rather bet on yourself than be paid by the hour.",
      'Money comes when you go a long way out for it, with the wild offer or the client four states over, and your confidence does half the selling (your Mars in Sagittarius, {house}).',
      'You never quite believe in an expense until it happens.',
      "A small bill may go unpaid for months while you're out earning a large sum somewhere else.",
    ],
    traits: ['bold', 'loose'],
  },
  3: {
    says: [
      'Mars is in Sagittarius {house}, so you say the true thing at the volume it first occurred to you.',
      "It's without malice, and you're always a bit amazed at the silence in the car.",
      'You argue from principle, skipping the facts to save time, and a sibling can set you off for an hour by quoting you exactly.',
      "Most people forgive it, since you'd be the first to laugh if they did it to you.",
    ],
    traits: ['frank', 'quick'],
  },
  4: {
    says: [
      'You need to know that you could leave, and then you can stay (your Mars in Sagittarius, {house}).',
      'A family argument brings you to your feet and generally out to the sidewalk, from where you make your best points.',
      "What you fight about is mainly having been told, and those who've learned to put it as a suggestion find you've painted the place and half of next door.",
    ],
    traits: ['independent', 'frank'],
  },
  5: {
    says: [
      'You want your fun to have some distance in it (your Mars in Sagittarius, {house}).',
      "You take up fencing after one movie, and you'll ride all night to see a person who only said that they might be there.",
      "Losing barely slows you, because you're already explaining the next attempt.",
      "A lover or a hobby that stays in one place has to keep finding new country, or you'll be fond of it and gone.",
    ],
    traits: ['bold', 'playful'],
  },
  6: {
    says: [
      "Put you on rails and you'll find something to derail.",
      "You work in great hopeful strides toward a thing that's worth it, and you get through the dull bits by telling everyone what it'll be (your Mars in Sagittarius, {house}).",
      'Details fall off on the way.',
      "The people behind you pick them up, grumbling and cheered, and your body only objects on those days when you've been kept at a desk until dark.",
    ],
    traits: ['loose', 'independent'],
  },
  7: {
    says: [
      "You choose someone who'll keep pace, and then you speed up a little to see (your Mars in Sagittarius, {house}).",
      'You fight cleanly and at the top of your voice, mostly about freedom, and nothing you say was meant to be kept.',
      'They do keep some of it, though.',
      'A partner who goes quiet gets a hearty offer to go do something, which from your side is a full apology with transportation.',
    ],
    traits: ['independent', 'frank'],
  },
  8: {
    says: [
      "You walk into other people's private matters with your shoes on (your Mars in Sagittarius, {house}).",
      "You'll ask what the house cost, or why they never speak to their brother, with such plain goodwill that they tell you.",
      'Desire you treat as an adventure, and the joint fund as a dare.',
      "It takes you a while to grow cautious, and you've lent more to optimists than any sane person would, being one.",
    ],
    traits: ['frank', 'trusting'],
  },
  9: {
    says: [
      'Mars is in Sagittarius {house}, so a belief is something you set out on.',
      "You'll drive eleven hours to stand in a field with people who think so, too, and you'd learn a language in order to finish an argument with a taxi driver.",
      "You can teach anything you're excited about, three days after hearing of it.",
      'Doubt is the one country you hurry through, and some of the best conversations are held there.',
    ],
    traits: ['bold', 'idealistic'],
  },
  10: {
    says: [
      "You go for the job you're not qualified for, on the theory that nobody is (your Mars in Sagittarius, {house}).",
      "It's right often enough to have become a method.",
      "You lead by being in love with where it's going, and you're honest with those above you to a degree that shortens some meetings.",
      "Afterward there's a certain amount of ground you covered so fast that other people have to go back and pay for it.",
    ],
    traits: ['bold', 'public'],
  },
  11: {
    says: [
      'You get friends moving by making it sound as if it had already been wonderful (your Mars in Sagittarius, {house}).',
      'A cause can borrow you in the same way, up to and including the bullhorn.',
      "An afternoon's hike becomes a weekend somewhere around the third text.",
      "By the time the others have agreed to your idea, you've seen a bigger one over the hill, and they're standing there with tents.",
    ],
    traits: ['bold', 'open'],
  },
  12: {
    says: [
      "You take your risks where nobody's going to hear of them (your Mars in Sagittarius, {house}).",
      "A one-way ticket sits in a browser tab for a month, and you've fought under a screen name with a fury that would surprise the people you had lunch with.",
      'In public you go along.',
      "It comes out in your legs, which won't keep still, and in a habit of vanishing, just for the day, without having anywhere to go.",
    ],
    traits: ['private', 'independent'],
  },
  sign: {
    says: [
      'You act on faith, and you act large (your Mars in Sagittarius).',
      "Give you a far target and you'll run at it telling jokes, and when you fall over something, you get up with a theory about it.",
      'Your temper is loud and over quickly, and always about the principle.',
      "The people you've run past on the way aren't angry so much as curious whether you'd noticed it was them.",
    ],
    traits: ['bold', 'frank'],
  },
}
