/**
 * Why a contact draws two people to each other, where that doesn't go without saying, as the end of its paragraph: by
 * the two planets in the order of `planets`; the slow ones stand for all their contacts.
 */
export const draws: Record<string, readonly string[]> = {
  'sun~mars': [
    'Part of what you like in each other is how you feel about yourselves when the other one is around.',
    'For both of you, being set in motion is a good deal of what attraction is.',
    'Around each other neither of you feels tired, and people fall for less.',
  ],
  'moon~venus': [
    'What draws you here is comfort, and it gets stronger with time.',
    "It's the sort of liking that shows in who gets the better blanket.",
    "Other people may be more exciting, and you'd both be glad to get home from them.",
  ],
  'mercury~venus': [
    'Most of the flirting gets done in sentences, and neither of you has run out.',
    "It begins in the ear, as it does with people who'd sooner be amused than admired.",
    'A voice that you like to hear is a better reason than it sounds.',
  ],
  'venus~jupiter': [
    'What draws you is how much room there is for more of everything.',
    'Each of you is better company with the other one there, and both of you can tell.',
    'Being spoiled by someone who enjoys it is hard to walk away from.',
  ],
  'venus~saturn': [
    "It isn't a pull that shows at first, and it holds longer than those that do.",
    'To be liked by somebody who takes it so seriously is worth a slow start.',
    'What draws you here is that it can be counted on.',
  ],
  'mars~mars': [
    'There is something very attractive in a person who wants to go now when you do.',
    'What you like in each other is the energy, and neither of you has to apologize for having so much of it.',
    'To keep up with someone, and to be kept up with, is half of the attraction.',
  ],
  'mars~jupiter': [
    'A person who thinks that you can do it is hard to stay away from.',
    'What draws you is that everything seems possible for as long as the other one is in the room.',
  ],
  uranus: [
    'What draws you is that neither knows what the other one will be like on Thursday.',
    'It keeps its charm as long as nobody tries to make a habit of it.',
    "A person who can still surprise you is worth a lot, and that's the pull in it.",
  ],
  neptune: [
    'Some of what draws you is a dream, and it does no harm as long as you also like the person who is having breakfast.',
    "It's hard to say what the charm is, and that's most of the charm.",
    'What draws you is a feeling of having been understood before anything was said.',
  ],
  pluto: [
    "It's a pull that neither of you takes lightly, and neither has ever called it nice.",
    'What draws you is the sense that the other one sees all of it and stays.',
    'Attraction of that kind asks for honesty, and you both seem to like being asked.',
  ],
}
