import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const moonPluto: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'Your feelings arrive fast and at full size ({aspect}).',
        "The Moon in fire shows what it feels at once, and Pluto won't let a feeling go until it has gotten to the bottom of it, so an irritation at breakfast can be about the whole friendship by noon.",
        "In a real crisis that's a gift, because you don't flinch and you don't leave.",
        'On ordinary days, people check your face before they tease you.',
      ],
      traits: ['open', 'serious'],
    },
    earth: {
      says: [
        "You get attached slowly, and after that it's very hard to get you to let go ({aspect}).",
        'The Moon in earth wants the same people and places around it, while Pluto treats whatever it loves as a matter of survival.',
        "So you'll defend an old friend, or an old mattress, long after others would have moved on.",
        "They call it stubborn, and they come to you first when their own lives are shaking, since you're sure to be where they left you.",
      ],
      traits: ['steady', 'close'],
    },
    air: {
      says: [
        "When something hurts, you want to know why, and you don't stop at the first explanation.",
        'The Moon in air calms down by talking, and Pluto goes on asking after the talk has turned uncomfortable ({aspect}).',
        "Friends tell you things they've told no one, because nothing seems to shock you.",
        'It can take them years to notice that you asked all the questions and they did all the telling.',
      ],
      traits: ['guarded', 'serious'],
    },
    water: {
      says: [
        "You know what people feel before they've decided to show it, and you rarely say so ({aspect}).",
        'The Moon in water takes everything in and Pluto keeps it, so an old hurt can be as fresh as this morning.',
        'Kindness is kept just as long, and it makes you loyal to a degree that few people have met before.',
        'But you hide how strong it is, and those you love best may have no idea how much they matter.',
      ],
      traits: ['private', 'close'],
    },
  },
  tense: {
    fire: {
      says: [
        "When you're unsure of someone, you're likely to pick a fight with them ({aspect}).",
        "The Moon in fire wants to know right now where it stands, and Pluto doesn't believe an answer that comes easily.",
        "So you push on past the apology, looking for what's underneath, when the apology was all there was.",
        'The other person sees anger, and would be amazed to hear that you were afraid they might leave.',
      ],
      traits: ['wary', 'open'],
    },
    earth: {
      says: [
        'You like your days arranged so that nobody can upset them, and it takes a lot of arranging.',
        'The Moon in earth finds its comfort in routine, and Pluto keeps watching for the person who might disturb it ({aspect}).',
        'If a guest reorganizes your spices to be helpful, you react as if much more than spices had been moved.',
        "You can seem controlling at such a moment, and all you're trying to do is relax.",
      ],
      traits: ['wary', 'orderly'],
    },
    air: {
      says: [
        'You can discuss a painful subject so reasonably that nobody guesses it hurts ({aspect}).',
        'The Moon in air steps back to get some distance, but Pluto keeps the feeling going underneath, at full strength.',
        'It shows only in small ways, such as asking the same mild question three times in an evening.',
        "Everyone else goes to bed thinking the matter is settled, and at two in the morning you're still at it by yourself.",
      ],
      traits: ['guarded', 'cool'],
    },
    water: {
      says: [
        "You'd rather have no closeness at all than half of it ({aspect}).",
        'The Moon in water wants to melt into the people it loves, and Pluto, expecting to get hurt, tells it to hold something back.',
        'So you tell someone everything on Friday, and on Sunday you go cold because now they know it.',
        'They think they did something wrong, and it would be hard to explain that they did it right.',
      ],
      traits: ['close', 'wary'],
    },
  },
  harmonious: {
    fire: {
      says: [
        "Strong feelings don't alarm you, whether they're yours or somebody else's ({aspect}).",
        'The Moon in fire says what it feels while it feels it, and Pluto gives it the depth to stay for the answer.',
        'You can have the conversation that everyone else in the family has been putting off, and be closer to the person afterward.',
        "Oddly enough, people trust your temper, since they've never known you to use it to hide anything.",
      ],
      traits: ['open', 'warm'],
    },
    earth: {
      says: [
        'You get over things by practical means ({aspect}).',
        'After a bad year, the Moon in earth goes back to cooking and sleeping at regular hours, and Pluto clears out whatever the old life has left behind.',
        'You may not mention it until the work is done.',
        'A friend in trouble who spends a week with you goes home steadier, without either of you having said anything deep.',
      ],
      traits: ['steady', 'practical'],
    },
    air: {
      says: [
        "You can say what's wrong in a room without making it worse ({aspect}).",
        'Pluto finds out what is really going on between people, and the Moon in air can talk about it in an ordinary voice.',
        "At a tense holiday dinner you're the one who mentions the subject that everyone has been stepping around, and they're able to go on eating.",
        "They're grateful, and a little curious about what else you've noticed.",
      ],
      traits: ['frank', 'tactful'],
    },
    water: {
      says: [
        "You're comfortable with feelings that most people hurry past ({aspect}).",
        "The Moon in water understands without being told, and Pluto makes it strong enough to sit beside someone who's crying and not need them to stop.",
        'It lets you help where advice would be no use.',
        "People remember it, and one of them may call after years of silence because there's nobody else they could say this to.",
      ],
      traits: ['warm', 'close'],
    },
  },
}
