import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInScorpio: PlacementParagraphs = {
  1: {
    says: [
      "You let people come to you, and you don't make it easy (your Saturn in Scorpio, {house}).",
      'You study a person before you give anything away, and they can feel it as a kind of pressure.',
      "It isn't hostility.",
      "You know how much it would cost you to be wrong about someone, and those who put up with the long look find that after it they're never looked at that way again.",
    ],
    traits: ['guarded', 'serious'],
  },
  2: {
    says: [
      'What you want to own is what nobody could take from you (your Saturn in Scorpio, {house}).',
      "So you keep reserves that you don't talk about, and you could live on very little if you had to and perhaps have done so.",
      "You're shrewd about other people's motives in money.",
      'Because you see the hook in every offer, you may turn down the honest ones as well, and call it having been careful.',
    ],
    traits: ['sparing', 'private'],
  },
  3: {
    says: [
      "You don't tell people things, you wait to be asked the right question (your Saturn in Scorpio, {house}).",
      "It may go back to something that was repeated when it shouldn't have been.",
      "You read between lines very well and sometimes where there's nothing.",
      "When you do speak about what matters, it's so direct that the room goes quiet, and they remember it long after the chatter of that evening.",
    ],
    traits: ['guarded', 'serious'],
  },
  4: {
    says: [
      'There may be something in your family history that you carry in silence (your Saturn in Scorpio, {house}).',
      "It needn't be a drama, and it may be only a mood that everyone agreed not to mention.",
      'Your home is closely guarded, and few people have been upstairs.',
      "Strength is what you got from it, and so is the belief that you have to hold everything up alone, which was true once, perhaps, and needn't be now.",
    ],
    traits: ['private', 'guarded'],
  },
  5: {
    says: [
      'You hold back what you most want to show (your Saturn in Scorpio, {house}).',
      'A feeling has to be very strong before it gets past you, and so the first declaration you make can be alarmingly complete.',
      "What you create comes the same way, slowly and from deep down, and you'd rather burn it than have it called nice.",
    ],
    traits: ['guarded', 'serious'],
  },
  6: {
    says: [
      "You've got more endurance than anyone you work with, and you don't mention it (your Saturn in Scorpio, {house}).",
      "You take on what's broken or confidential, and you don't let go.",
      "It makes you hard to help, because you don't show when you've reached your limit, and you may not know it yourself until your body simply stops for a day.",
      "Those who've seen you in a crisis wouldn't want anyone else.",
    ],
    traits: ['serious', 'steady'],
  },
  7: {
    says: [
      'You expect a lot of a partner, and you expect to be disappointed (your Saturn in Scorpio, {house}).',
      'So you hold something back, a plan or a bank account or the last ten percent of a feeling.',
      "They notice that there's a locked room and may spend years trying the handle.",
      "It opens from the inside, a little each time they've had the power to hurt you and haven't used it.",
    ],
    traits: ['wary', 'guarded'],
  },
  8: {
    says: [
      "You don't give anyone power over you if you can avoid it (your Saturn in Scorpio, {house}).",
      "Debt, desire, and dependence all look like the same thing to you, so you're extremely responsible with other people's money and extremely private about your own fears.",
      "When you finally trust someone, it's with everything, and it will have been thought about longer than most marriages.",
    ],
    traits: ['wary', 'private'],
  },
  9: {
    says: [
      "You don't take comfort from an idea unless it can stand the worst case (your Saturn in Scorpio, {house}).",
      "You tend to look where others don't care to, and it's left you skeptical of anyone who's sure and cheerful.",
      "If you do come to a faith, it's one that has held up at the worst hour, and people in trouble will believe it from you because you don't smile while you say it.",
    ],
    traits: ['serious', 'wary'],
  },
  10: {
    says: [
      'You want to be the one who decides, and you know what it does to people (your Saturn in Scorpio, {house}).',
      'So you keep your ambition to yourself and work your way to where nothing happens without you.',
      "It makes your standing secure and a little lonely, because no one below you dares to bring bad news, and you'd much rather have the bad news.",
    ],
    traits: ['guarded', 'public'],
  },
  11: {
    says: [
      'Before you join anything, you find out who runs it (your Saturn in Scorpio, {house}).',
      'You may have been let down by a group at some time, and you still stand where you can see the exit.',
      'Two or three friends have got past all that.',
      "They're bound to you for good, and each of them knows that you'd come at three in the morning and never mention it again.",
    ],
    traits: ['wary', 'guarded'],
  },
  12: {
    says: [
      "You hide what scares you so well that you sometimes can't find it either (your Saturn in Scorpio, {house}).",
      "It shows as a heaviness without a cause, usually when you've had nothing to do for two days.",
      'You can bear almost anything alone.',
      "It gets lighter, though, each time you tell one person one true thing, and you've probably been surprised before at how calmly they took it.",
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      "You're careful about giving anyone power over you (your Saturn in Scorpio).",
      'You hold a great deal in reserve, you see through people quickly, and you can wait longer than they can.',
      "Letting go is slow work for you, whether it's an old anger or a fear.",
      "What you've faced, you've faced completely, and people in real trouble sense it and come and stand near you.",
    ],
    traits: ['guarded', 'wary'],
  },
}
